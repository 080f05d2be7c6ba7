/* Lambdas for the device: objects of their captures, in order, whose types say to device code which lambda it is and what it captures. */
#pragma once
#ifdef __cplusplus
#include <cstddef>
#include <type_traits>
#include <utility>

/* What a lambda uses of the templates and functions around: types, and values as types. */
template <class...> struct minicc_list;
template <auto> struct minicc_value;

/* The host's own closure of a lambda for both sides. Device code has its size and alignment instead of its type. */
template <class F, std::size_t Size, std::size_t Alignment> struct minicc_host {
    F minicc_own;
    template <class... A> auto operator()(A &&...a) const -> decltype(minicc_own(std::forward<A>(a)...)) { return minicc_own(std::forward<A>(a)...); }
    template <class... A> auto operator()(A &&...a) -> decltype(minicc_own(std::forward<A>(a)...)) { return minicc_own(std::forward<A>(a)...); }
};
template <class F, std::size_t Alignment> struct minicc_host<F, 0, Alignment> : F {
    using F::operator();
};

template <std::size_t, class T> struct minicc_slot {
    T minicc_value;
    minicc_slot(const T &value) : minicc_value(value) {}
};
template <std::size_t Number, class T, std::size_t N> struct minicc_slot<Number, T[N]> {
    T minicc_value[N];
    minicc_slot(const T (&value)[N]) { __builtin_memcpy((void *)minicc_value, (const void *)value, sizeof(value)); }
};
template <class Numbers, class... C> struct minicc_slots;
template <std::size_t... Numbers, class... C> struct minicc_slots<std::index_sequence<Numbers...>, C...> : minicc_slot<Numbers, C>... {
    minicc_slots(const C &...captures) : minicc_slot<Numbers, C>(captures)... {}
};

template <class List, class... C> struct minicc_captures : minicc_slots<std::index_sequence_for<C...>, C...> {
    minicc_captures(const C &...captures) : minicc_slots<std::index_sequence_for<C...>, C...>(captures...) {}
};
template <class Host, class List, class... C> struct minicc_both : Host, minicc_slots<std::index_sequence_for<C...>, C...> {
    template <class F> minicc_both(const F &own, const C &...captures) : Host{own}, minicc_slots<std::index_sequence_for<C...>, C...>(captures...) {}
    using Host::operator();
};

template <template <class...> class Lambda, class List, class... C> static inline Lambda<List, C...> minicc_close(const C &...captures) {
    return Lambda<List, C...>(captures...);
}
template <template <class...> class Lambda, class List, class F, class... C> static inline auto minicc_close_both(const F &own, const C &...captures) {
    return Lambda<minicc_host<F, std::is_empty<F>::value ? 0 : sizeof(F), alignof(F)>, List, C...>(own, captures...);
}
template <class T> static inline std::decay_t<T> minicc_decayed(T &&value) { return std::forward<T>(value); }
#endif
