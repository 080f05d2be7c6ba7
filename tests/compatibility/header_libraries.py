"""Programs that use a C++ library on the host, with a kernel beside it: what `minicc`, `minicc run` and nvcc
make of them.

    python tests/compatibility/header_libraries.py [--root FOLDER]... [--only NAME]... [--no-run]

Libraries are looked for under each FOLDER (a prefix like /usr, or a folder of unpacked packages) and in /usr;
one that is not there is skipped by name. A line tells for each the times of `nvcc -ptx` and `minicc`, and
whether the program runs. Exit status 1 where nvcc accepts a program that minicc does not.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

KERNEL = """
__global__ void twice(float *p, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) p[i] = 2.0f * p[i] + 1.0f;
}
"""
MAIN = """
int main() {
    float *p;
    cudaMallocManaged(&p, 64 * sizeof(float));
    for (int i = 0; i < 64; i++) p[i] = i;
    twice<<<2, 32>>>(p, 64);
    if (cudaDeviceSynchronize() != cudaSuccess) return 2;
    for (int i = 0; i < 64; i++) if (p[i] != 2 * i + 1) return 3;
    if (!use_library()) return 4;
    puts("ok");
}
"""

LIBRARIES: dict[str, tuple[str, str, str]] = {
    # name: (header that must be there, folders to name with -I besides `include`, what stands before the
    # kernel)
    "stb_image": (
        "stb/stb_image_write.h",
        "",
        """
#define STB_IMAGE_IMPLEMENTATION
#include <stb/stb_image.h>
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
#define STB_IMAGE_RESIZE_IMPLEMENTATION
#include <stb/stb_image_resize.h>
static void append(void *to, void *data, int size) { ((std::string *)to)->append((char *)data, size); }
static bool use_library() {
    unsigned char pixels[12] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    std::string png;
    if (!stbi_write_png_to_func(append, &png, 2, 2, 3, pixels, 6)) return false;
    int w, h, n;
    auto *data = (const unsigned char *)png.data();
    unsigned char *back = stbi_load_from_memory(data, (int)png.size(), &w, &h, &n, 3);
    return back && w == 2 && h == 2 && n == 3 && back[11] == 12;
}
""",
    ),
    "stb_ds": (
        "stb/stb_ds.h",
        "",
        """
#define STB_DS_IMPLEMENTATION
#include <stb/stb_ds.h>
static bool use_library() {
    int *a = nullptr;
    for (int i = 0; i < 10; i++) arrput(a, i * i);
    return arrlen(a) == 10 && a[9] == 81;
}
""",
    ),
    "stb_truetype": (
        "stb/stb_truetype.h",
        "",
        """
#define STB_TRUETYPE_IMPLEMENTATION
#define STB_RECT_PACK_IMPLEMENTATION
#include <stb/stb_rect_pack.h>
#include <stb/stb_truetype.h>
static bool use_library() {
    stbrp_context c;
    stbrp_node nodes[16];
    stbrp_rect r[2] = {{0, 4, 4}, {1, 8, 8}};
    stbrp_init_target(&c, 16, 16, nodes, 16);
    return stbrp_pack_rects(&c, r, 2) == 1;
}
""",
    ),
    "nlohmann_json": (
        "nlohmann/json.hpp",
        "",
        """
#include <nlohmann/json.hpp>
static bool use_library() {
    auto j = nlohmann::json::parse(R"({"n": 64, "xs": [1, 2.5, "three"]})");
    return j["n"] == 64 && j["xs"].size() == 3;
}
""",
    ),
    "glm": (
        "glm/glm.hpp",
        "",
        """
#include <glm/glm.hpp>
#include <glm/gtc/matrix_transform.hpp>
static bool use_library() {
    glm::vec4 v = glm::translate(glm::mat4(1.0f), glm::vec3(1, 2, 3)) * glm::vec4(0, 0, 0, 1);
    return v.x == 1 && v.z == 3 && glm::dot(glm::vec3(1, 2, 3), glm::vec3(1)) == 6;
}
""",
    ),
    "eigen": (
        "eigen3/Eigen/Dense",
        "eigen3",
        """
#include <Eigen/Dense>
static bool use_library() {
    Eigen::Matrix2d m;
    m << 2, 0, 0, 4;
    Eigen::Vector2d x = m.fullPivLu().solve(Eigen::Vector2d(2, 4));
    return std::abs(x[0] - 1) < 1e-12 && std::abs(x[1] - 1) < 1e-12;
}
""",
    ),
    "fmt": (
        "fmt/format.h",
        "",
        """
#define FMT_HEADER_ONLY
#include <fmt/format.h>
static bool use_library() { return fmt::format("{:>4}|{:.2f}|{}", 7, 1.5, "x") == "   7|1.50|x"; }
""",
    ),
    "cli11": (
        "CLI/CLI.hpp",
        "",
        """
#include <CLI/CLI.hpp>
static bool use_library() {
    CLI::App app{"a program"};
    int n = 0;
    app.add_option("-n", n, "how many");
    const char *argv[] = {"p", "-n", "12"};
    app.parse(3, argv);
    return n == 12;
}
""",
    ),
    "cxxopts": (
        "cxxopts.hpp",
        "",
        """
#include <cxxopts.hpp>
static bool use_library() {
    cxxopts::Options options("p", "a program");
    options.add_options()("n,count", "how many", cxxopts::value<int>()->default_value("3"));
    const char *text[] = {"p", "--count=5", nullptr};
    char **argv = const_cast<char **>(text);
    int argc = 2;
    return options.parse(argc, argv)["count"].as<int>() == 5;
}
""",
    ),
    "tinyobjloader": (
        "tiny_obj_loader.h",
        "",
        """
#define TINYOBJLOADER_IMPLEMENTATION
#include <tiny_obj_loader.h>
#include <sstream>
static bool use_library() {
    tinyobj::attrib_t attrib;
    std::vector<tinyobj::shape_t> shapes;
    std::vector<tinyobj::material_t> materials;
    std::string warn, err;
    std::istringstream text("v 0 0 0\\nv 1 0 0\\nv 0 1 0\\nf 1 2 3\\n");
    return tinyobj::LoadObj(&attrib, &shapes, &materials, &warn, &err, &text)
        && attrib.vertices.size() == 9 && shapes.size() == 1;
}
""",
    ),
    "rapidjson": (
        "rapidjson/document.h",
        "",
        """
#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>
static bool use_library() {
    rapidjson::Document d;
    d.Parse("{\\"n\\":[1,2,3]}");
    rapidjson::StringBuffer b;
    rapidjson::Writer<rapidjson::StringBuffer> w(b);
    d.Accept(w);
    return std::string(b.GetString()) == "{\\"n\\":[1,2,3]}";
}
""",
    ),
    "spdlog": (
        "spdlog/spdlog.h",
        "",
        """
#define FMT_HEADER_ONLY
#include <spdlog/spdlog.h>
#include <spdlog/sinks/ostream_sink.h>
#include <sstream>
static bool use_library() {
    std::ostringstream out;
    spdlog::logger log("l", std::make_shared<spdlog::sinks::ostream_sink_mt>(out));
    log.set_pattern("%v");
    log.info("n = {}", 3);
    return out.str() == "n = 3\\n";
}
""",
    ),
    "catch2": (
        "catch2/catch.hpp",
        "",
        """
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
TEST_CASE("addition") { REQUIRE(1 + 1 == 2); }
static bool use_library() { return Catch::Session().run() == 0; }
""",
    ),
    "doctest": (
        "doctest/doctest.h",
        "",
        """
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>
TEST_CASE("addition") { CHECK(1 + 1 == 2); }
static bool use_library() { return doctest::Context().run() == 0; }
""",
    ),
    "pugixml": (
        "pugixml.hpp",
        "",
        """
#define PUGIXML_HEADER_ONLY
#include <pugixml.hpp>
static bool use_library() {
    pugi::xml_node n;
    return n.empty();
}
""",
    ),
    "rapidxml": (
        "rapidxml/rapidxml.hpp",
        "rapidxml",
        """
#include <rapidxml.hpp>
static bool use_library() {
    char text[] = "<a><b c='5'/></a>";
    rapidxml::xml_document<> d;
    d.parse<0>(text);
    return std::string(d.first_node()->first_node()->first_attribute("c")->value()) == "5";
}
""",
    ),
    "tinyxml2": (
        "tinyxml2.h",
        "",
        """
#include <tinyxml2.h>
static bool use_library() { return tinyxml2::XML_SUCCESS == 0 && sizeof(tinyxml2::XMLDocument) > 0; }
""",
    ),
    "args": (
        "args.hxx",
        "",
        """
#include <args.hxx>
static bool use_library() {
    args::ArgumentParser parser("a program");
    args::ValueFlag<int> n(parser, "n", "how many", {'n'});
    return parser.ParseArgs(std::vector<std::string>{"-n", "9"}) && args::get(n) == 9;
}
""",
    ),
    "cereal": (
        "cereal/cereal.hpp",
        "",
        """
#include <cereal/archives/binary.hpp>
#include <cereal/archives/json.hpp>
#include <cereal/types/vector.hpp>
#include <sstream>
struct Saved {
    std::vector<int> xs;
    template <class A> void serialize(A &archive) { archive(xs); }
};
static bool use_library() {
    std::stringstream s;
    { cereal::BinaryOutputArchive out(s); Saved a{{1, 2, 3}}; out(a); }
    cereal::BinaryInputArchive in(s);
    Saved b;
    in(b);
    return b.xs.size() == 3;
}
""",
    ),
    "msgpack": (
        "msgpack.hpp",
        "",
        """
#include <msgpack.hpp>
#include <sstream>
static bool use_library() {
    std::stringstream s;
    msgpack::pack(s, std::vector<int>{1, 2, 3});
    std::string text = s.str();
    return msgpack::unpack(text.data(), text.size()).get().as<std::vector<int>>().size() == 3;
}
""",
    ),
    "range_v3": (
        "range/v3/all.hpp",
        "",
        """
#include <range/v3/all.hpp>
static bool use_library() {
    auto even = ranges::views::iota(0, 10) | ranges::views::filter([](int i) { return i % 2 == 0; });
    return ranges::distance(even) == 5;
}
""",
    ),
    "gsl": (
        "gsl/gsl",
        "",
        """
#include <gsl/gsl>
static bool use_library() {
    int xs[4] = {1, 2, 3, 4};
    gsl::span<int> s(xs);
    return s.size() == 4 && gsl::narrow<short>(s[3]) == 4;
}
""",
    ),
    "xsimd": (
        "xsimd/xsimd.hpp",
        "",
        """
#include <xsimd/xsimd.hpp>
static bool use_library() {
    xsimd::batch<float> a(1.0f), b(2.0f);
    return (a + b).get(0) == 3.0f;
}
""",
    ),
    "asio": (
        "asio.hpp",
        "",
        """
#include <asio.hpp>
static bool use_library() {
    asio::io_context io;
    int n = 0;
    asio::post(io, [&] { n = 7; });
    io.run();
    return n == 7;
}
""",
    ),
    "httplib": (
        "httplib.h",
        "",
        """
#include <httplib.h>
static bool use_library() {
    httplib::Server server;
    server.Get("/", [](const httplib::Request &, httplib::Response &r) { r.set_content("x", "text/plain"); });
    return server.is_valid();
}
""",
    ),
    "tomlplusplus": (
        "toml++/toml.h",
        "",
        """
#include <toml++/toml.h>
static bool use_library() {
    using namespace std::string_view_literals;
    auto t = toml::parse("[a]\\nn = 5\\n"sv);
    return t["a"]["n"].value_or(0) == 5;
}
""",
    ),
    "simde": (
        "simde/x86/sse2.h",
        "",
        """
#include <simde/x86/sse2.h>
static bool use_library() {
    simde__m128i a = simde_mm_set1_epi32(20), b = simde_mm_set1_epi32(22);
    return simde_mm_cvtsi128_si32(simde_mm_add_epi32(a, b)) == 42;
}
""",
    ),
    "date": (
        "date/date.h",
        "",
        """
#include <date/date.h>
static bool use_library() {
    using namespace date::literals;
    auto d = 2024_y / 2 / 29;
    return d.ok();
}
""",
    ),
    "nanoflann": (
        "nanoflann.hpp",
        "",
        """
#include <nanoflann.hpp>
struct Cloud {
    std::vector<double> xs{0, 1, 5};
    size_t kdtree_get_point_count() const { return xs.size(); }
    double kdtree_get_pt(size_t i, size_t) const { return xs[i]; }
    template <class B> bool kdtree_get_bbox(B &) const { return false; }
};
static bool use_library() {
    Cloud cloud;
    nanoflann::KDTreeSingleIndexAdaptor<nanoflann::L2_Simple_Adaptor<double, Cloud>, Cloud, 1> tree(1, cloud);
    tree.buildIndex();
    double at = 4, d;
    uint32_t index;
    tree.knnSearch(&at, 1, &index, &d);
    return index == 2 && d == 1;
}
""",
    ),
    "concurrentqueue": (
        "concurrentqueue/moodycamel/concurrentqueue.h",
        "",
        """
#include <concurrentqueue/moodycamel/concurrentqueue.h>
static bool use_library() {
    moodycamel::ConcurrentQueue<int> q;
    q.enqueue(3);
    int x = 0;
    return q.try_dequeue(x) && x == 3;
}
""",
    ),
    "robin_map": (
        "tsl/robin_map.h",
        "",
        """
#include <tsl/robin_map.h>
static bool use_library() {
    tsl::robin_map<std::string, int> m;
    m["a"] = 1;
    return m.at("a") == 1;
}
""",
    ),
    "sparsehash": (
        "sparsehash/dense_hash_map",
        "",
        """
#include <sparsehash/dense_hash_map>
static bool use_library() {
    google::dense_hash_map<int, int> m;
    m.set_empty_key(-1);
    m[4] = 5;
    return m.size() == 1;
}
""",
    ),
    "dlpack": (
        "dlpack/dlpack.h",
        "",
        """
#include <dlpack/dlpack.h>
static bool use_library() {
    DLTensor t{};
    t.dtype = {kDLFloat, 32, 1};
    return t.dtype.bits == 32;
}
""",
    ),
    "inih": (
        "INIReader.h",
        "",
        """
#include <INIReader.h>
static bool use_library() { return sizeof(INIReader) > 0; }
""",
    ),
    "tinygltf": (
        "tiny_gltf.h",
        "",
        """
#define TINYGLTF_NO_STB_IMAGE
#define TINYGLTF_NO_STB_IMAGE_WRITE
#define TINYGLTF_NO_EXTERNAL_IMAGE
#define TINYGLTF_IMPLEMENTATION
#define TINYGLTF_NO_INCLUDE_JSON
#include <nlohmann/json.hpp>
#include <tiny_gltf.h>
static bool use_library() {
    tinygltf::Model m;
    tinygltf::TinyGLTF loader;
    std::string err, warn, text = "{\\"asset\\":{\\"version\\":\\"2.0\\"}}";
    return loader.LoadASCIIFromString(&m, &err, &warn, text.data(), text.size(), "");
}
""",
    ),
    "utfcpp": (
        "utf8.h",
        "",
        """
#include <utf8.h>
static bool use_library() {
    std::string s = "gr\\xc3\\xbc\\xc3\\x9f";
    return utf8::distance(s.begin(), s.end()) == 4;
}
""",
    ),
    "fast_float": (
        "fast_float/fast_float.h",
        "",
        """
#include <fast_float/fast_float.h>
static bool use_library() {
    const char text[] = "2.5";
    double x;
    fast_float::from_chars(text, text + 3, x);
    return x == 2.5;
}
""",
    ),
    "tl_expected": (
        "tl/expected.hpp",
        "",
        """
#include <tl/expected.hpp>
static bool use_library() {
    tl::expected<int, std::string> e = 4;
    return e.map([](int x) { return x + 1; }).value() == 5;
}
""",
    ),
    "cimg": (
        "CImg.h",
        "",
        """
#define cimg_display 0
#include <CImg.h>
static bool use_library() {
    cimg_library::CImg<float> a(3, 2, 1, 1, 2.0f);
    return a.sum() == 12;
}
""",
    ),
    "armadillo": (
        "armadillo",
        "",
        """
#define ARMA_DONT_USE_WRAPPER
#define ARMA_DONT_USE_LAPACK
#define ARMA_DONT_USE_BLAS
#include <armadillo>
static bool use_library() {
    arma::mat a(2, 2, arma::fill::ones);
    return arma::accu(a + a) == 8;
}
""",
    ),
    "boost": (
        "boost/version.hpp",
        "",
        """
#include <boost/algorithm/string.hpp>
#include <boost/lexical_cast.hpp>
#include <boost/optional.hpp>
#include <boost/variant.hpp>
#include <boost/range/adaptors.hpp>
static bool use_library() {
    std::vector<std::string> parts;
    boost::split(parts, std::string("a,b,c"), boost::is_any_of(","));
    return parts.size() == 3 && boost::lexical_cast<int>("12") == 12;
}
""",
    ),
    "boost_multi": (
        "boost/multi_array.hpp",
        "",
        """
#include <boost/multi_array.hpp>
#include <boost/numeric/ublas/matrix.hpp>
static bool use_library() {
    boost::multi_array<float, 2> a(boost::extents[3][4]);
    boost::numeric::ublas::matrix<double> m(2, 3);
    return a.num_elements() == 12 && m.size2() == 3;
}
""",
    ),
    "boost_graph": (
        "boost/graph/adjacency_list.hpp",
        "",
        """
#include <boost/graph/adjacency_list.hpp>
#include <boost/program_options/option.hpp>
#include <boost/property_tree/ptree.hpp>
static bool use_library() {
    boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS> g(3);
    boost::add_edge(0, 1, g);
    boost::property_tree::ptree t;
    t.put("a.b", 5);
    return boost::num_edges(g) == 1 && t.get<int>("a.b") == 5;
}
""",
    ),
    "boost_hana": (
        "boost/hana.hpp",
        "",
        """
#include <boost/hana.hpp>
#include <boost/mp11.hpp>
static bool use_library() {
    auto t = boost::hana::make_tuple(1, 'x', 2.0);
    return boost::hana::size(t) == boost::hana::size_c<3>;
}
""",
    ),
    "tbb": (
        "oneapi/tbb/version.h",
        "",
        """
#include <tbb/blocked_range.h>
#include <tbb/concurrent_vector.h>
static bool use_library() {
    tbb::blocked_range<int> r(0, 10);
    return r.size() == 10;
}
""",
    ),
    "backward": (
        "backward.hpp",
        "",
        """
#include <backward.hpp>
static bool use_library() {
    backward::StackTrace trace;
    return trace.size() == 0;
}
""",
    ),
    "plf_colony": (
        "plf_colony.h",
        "",
        """
#include <plf_colony.h>
static bool use_library() {
    plf::colony<int> c;
    c.insert(3);
    return c.size() == 1;
}
""",
    ),
    "cpptoml": (
        "cpptoml.h",
        "",
        """
#include <cpptoml.h>
#include <sstream>
static bool use_library() {
    std::istringstream text("n = 5\\n");
    cpptoml::parser p(text);
    return *p.parse()->get_as<int>("n") == 5;
}
""",
    ),
    "websocketpp": (
        "websocketpp/version.hpp",
        "",
        """
#include <websocketpp/config/core.hpp>
#include <websocketpp/utilities.hpp>
#include <websocketpp/uri.hpp>
static bool use_library() { return websocketpp::uri("ws://a:9/b").get_port() == 9; }
""",
    ),
    "rang": (
        "rang.hpp",
        "",
        """
#include <rang.hpp>
#include <sstream>
static bool use_library() {
    std::ostringstream s;
    s << rang::fg::red << "x";
    return !s.str().empty();
}
""",
    ),
    "pcg": (
        "pcg_random.hpp",
        "",
        """
#include <pcg_random.hpp>
static bool use_library() {
    pcg32 a(42), b(42);
    return a() == b();
}
""",
    ),
    "random123": (
        "Random123/philox.h",
        "",
        """
#include <Random123/philox.h>
#include <Random123/threefry.h>
static bool use_library() {
    r123::Philox4x32 g;
    r123::Philox4x32::ctr_type c = {{}};
    r123::Philox4x32::key_type k = {{}};
    return g(c, k)[0] == 0x6627e8d5u;
}
""",
    ),
    "xxhash": (
        "xxhash.h",
        "",
        """
#define XXH_INLINE_ALL
#include <xxhash.h>
static bool use_library() { return XXH32("", 0, 0) == 0x02CC5D05u; }
""",
    ),
    "gnuplot_iostream": (
        "gnuplot-iostream.h",
        "",
        """
#include <gnuplot-iostream.h>
static bool use_library() { return sizeof(gnuplotio::Gnuplot) > 0; }
""",
    ),
    "kdtree": (
        "kdtree++/kdtree.hpp",
        "",
        """
#include <kdtree++/kdtree.hpp>
struct Point {
    typedef double value_type;
    double x[2];
    double operator[](size_t i) const { return x[i]; }
};
static bool use_library() {
    KDTree::KDTree<2, Point> t;
    t.insert(Point{{1, 2}});
    return t.size() == 1;
}
""",
    ),
    "clipper": (
        "polyclipping/clipper.hpp",
        "",
        """
#include <polyclipping/clipper.hpp>
static bool use_library() {
    ClipperLib::Path p;
    p << ClipperLib::IntPoint(0, 0) << ClipperLib::IntPoint(1, 0);
    return p.size() == 2;
}
""",
    ),
    "spectra": (
        "Spectra/SymEigsSolver.h",
        "eigen3",
        """
#include <Eigen/Core>
#include <Spectra/SymEigsSolver.h>
static bool use_library() {
    Eigen::MatrixXd m = Eigen::MatrixXd::Identity(10, 10);
    m(0, 0) = 5;
    Spectra::DenseSymMatProd<double> op(m);
    return op.rows() == 10;
}
""",
    ),
    "trompeloeil": (
        "trompeloeil.hpp",
        "",
        """
#include <trompeloeil.hpp>
struct Mock { MAKE_MOCK1(f, int(int)); };
static bool use_library() {
    Mock m;
    ALLOW_CALL(m, f(trompeloeil::_)).RETURN(_1 + 1);
    return m.f(2) == 3;
}
""",
    ),
    "mapbox_variant": (
        "mapbox/variant.hpp",
        "",
        """
#include <mapbox/variant.hpp>
static bool use_library() {
    mapbox::util::variant<int, std::string> v = 5;
    return v.is<int>() && v.get<int>() == 5;
}
""",
    ),
    "protozero": (
        "protozero/pbf_writer.hpp",
        "",
        """
#include <protozero/pbf_reader.hpp>
#include <protozero/pbf_writer.hpp>
static bool use_library() {
    std::string data;
    protozero::pbf_writer w(data);
    w.add_int32(1, 17);
    protozero::pbf_reader r(data);
    return r.next(1) && r.get_int32() == 17;
}
""",
    ),
    "muparserx": (
        "muparserx/mpParser.h",
        "muparserx",
        """
#include <mpParser.h>
static bool use_library() { return sizeof(mup::ParserX) > 0; }
""",
    ),
    "lodepng": (
        "lodepng.h",
        "",
        """
#include <lodepng.h>
static bool use_library() { return sizeof(lodepng::State) > 0; }
""",
    ),
    "tinyexr": (
        "tinyexr.h",
        "",
        """
#include <tinyexr.h>
static bool use_library() {
    EXRHeader h;
    return sizeof(h) > 0;
}
""",
    ),
}


class Library:
    """A row of the table, and the folders for -I where it lies; none where it is not there."""

    def __init__(self, name: str, roots: list[Path]) -> None:
        self.name = name
        header, folders, self.code = LIBRARIES[name]
        includes = [root / "include" for root in roots]
        self.places = [place for place in includes if (place / header).exists()][:1]
        if self.places:
            self.places += [
                place / folder
                for folder in folders.split()
                for place in includes
                if (place / folder).is_dir()
            ][:1]
            # What the library itself includes may be another package.
            self.places += [
                place for place in includes if place not in self.places and place != Path("/usr/include")
            ]

    @property
    def options(self) -> list[str]:
        return [f"-I{place}" for place in self.places if place != Path("/usr/include")]

    def text(self) -> str:
        return f"#include <cstdio>\n#include <string>\n{self.code}{KERNEL}{MAIN}"


def run(words: list[str | Path], limit: float) -> tuple[float, int, str]:
    begin = time.perf_counter()
    try:
        done = subprocess.run(words, capture_output=True, text=True, errors="replace", timeout=limit)
    except subprocess.TimeoutExpired:
        return time.perf_counter() - begin, -1, f"more than {limit:.0f} s"
    return time.perf_counter() - begin, done.returncode, done.stderr + done.stdout


def first_line(output: str) -> str:
    lines = [line for line in output.splitlines() if "error" in line] or output.splitlines() or [""]
    return lines[0][:160]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--root", action="append", default=[], type=Path)
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--no-run", action="store_true")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--no-nvcc", action="store_true")
    arguments = parser.parse_args()
    roots = [
        *arguments.root,
        *(
            root / "usr"
            for folder in arguments.root
            for root in sorted(folder.iterdir())
            if (root / "usr").is_dir()
        ),
        Path("/usr"),
    ]
    nvcc = None if arguments.no_nvcc else shutil.which("nvcc")
    minicc = [sys.executable, "-m", "minicc"]
    failed, ratios = [], []
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or Path(temporary)
        folder.mkdir(exist_ok=True, parents=True)
        for name in arguments.only or LIBRARIES:
            library = Library(name, roots)
            if not library.places:
                print(f"{name:18} skipped: '{LIBRARIES[name][0]}' is not there")
                continue
            source = folder / f"{name}.cu"
            source.write_text(library.text())
            theirs, accepted, _ = (
                run([nvcc, "-w", "-ptx", *library.options, source, "-o", os.devnull], 300)
                if nvcc
                else (0.0, 0, "")
            )
            ours, status, output = run([*minicc, *library.options, source, "-o", os.devnull], 300)
            line = (
                f"{name:18} nvcc {theirs:5.1f} s {'ok' if accepted == 0 else 'refuses':7}  minicc {ours:5.1f}"
                f" s {'ok' if status == 0 else f'status {status}':10}"
            )
            if accepted == 0 and theirs:
                ratios.append(ours / theirs)
            if not arguments.no_run and accepted == 0:
                took, ran, said = run([*minicc, "run", *library.options, source], 600)
                line += f"  run {took:5.1f} s {'ok' if ran == 0 else f'status {ran}'}"
                status, output = (status, output) if status else (ran, said)
            if accepted == 0 and status != 0:
                failed.append(name)
                line += f"\n    {first_line(output)}"
            print(line, flush=True)
    if ratios:
        ratios.sort()
        print(
            f"{len(ratios)} libraries, {len(failed)} refused; minicc / nvcc -ptx: median"
            f" {ratios[len(ratios) // 2]:.2f}, highest {ratios[-1]:.2f}"
        )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
