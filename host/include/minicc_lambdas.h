/* Lambdas for the device: objects of their captures, in order, whose types say to device code which lambda it is and what it captures. */
#pragma once
#ifdef __cplusplus
#include <cstddef>
#include <type_traits>
#include <utility>

/* What a lambda uses of the templates and functions around: types, and values as types. */
template <class...> struct minicc_list;
template <class _T, _T> struct minicc_value;
template <template <class...> class> struct minicc_template;

/* The host's own closure of a lambda for both sides. Device code has its size and alignment instead of its type. */
template <class _F, std::size_t Size, std::size_t Alignment> struct minicc_host {
    _F minicc_own;
    template <class... _A> auto operator()(_A &&...a) const -> decltype(minicc_own(std::forward<_A>(a)...)) { return minicc_own(std::forward<_A>(a)...); }
    template <class... _A> auto operator()(_A &&...a) -> decltype(minicc_own(std::forward<_A>(a)...)) { return minicc_own(std::forward<_A>(a)...); }
};
template <class _F, std::size_t Alignment> struct minicc_host<_F, 0, Alignment> : _F {
    using _F::operator();
};

template <std::size_t, class _T> struct minicc_slot {
    _T minicc_value;
    minicc_slot(const _T &value) : minicc_value(value) {}
};
template <std::size_t Number, class _T, std::size_t _N> struct minicc_slot<Number, _T[_N]> {
    _T minicc_value[_N];
    minicc_slot(const _T (&value)[_N]) { __builtin_memcpy((void *)minicc_value, (const void *)value, sizeof(value)); }
};
template <std::size_t...> struct minicc_numbers;
template <std::size_t Count, std::size_t... Numbers> struct minicc_count : minicc_count<Count - 1, Count - 1, Numbers...> {};
template <std::size_t... Numbers> struct minicc_count<0, Numbers...> { typedef minicc_numbers<Numbers...> type; };
template <class Numbers, class... _C> struct minicc_slots;
template <std::size_t... Numbers, class... _C> struct minicc_slots<minicc_numbers<Numbers...>, _C...> : minicc_slot<Numbers, _C>... {
    minicc_slots(const _C &...captures) : minicc_slot<Numbers, _C>(captures)... {}
};

/* A pack of captures, as one. */
template <class... _C> static inline minicc_slots<typename minicc_count<sizeof...(_C)>::type, _C...> minicc_packed(const _C &...captures) {
    return minicc_slots<typename minicc_count<sizeof...(_C)>::type, _C...>(captures...);
}

template <class List, class... _C> struct minicc_captures : minicc_slots<typename minicc_count<sizeof...(_C)>::type, _C...> {
    minicc_captures(const _C &...captures) : minicc_slots<typename minicc_count<sizeof...(_C)>::type, _C...>(captures...) {}
};
template <class Host, class List, class... _C> struct minicc_both : Host, minicc_slots<typename minicc_count<sizeof...(_C)>::type, _C...> {
    template <class _F> minicc_both(const _F &own, const _C &...captures) : Host{own}, minicc_slots<typename minicc_count<sizeof...(_C)>::type, _C...>(captures...) {}
    using Host::operator();
};

template <template <class...> class Lambda, class List, class... _C> static inline Lambda<List, _C...> minicc_close(const _C &...captures) {
    return Lambda<List, _C...>(captures...);
}
template <class _F> using minicc_host_of = minicc_host<_F, std::is_empty<_F>::value ? 0 : sizeof(_F), alignof(_F)>;
template <template <class...> class Lambda, class List, class _F, class... _C>
static inline Lambda<minicc_host_of<_F>, List, _C...> minicc_close_both(const _F &own, const _C &...captures) {
    return Lambda<minicc_host_of<_F>, List, _C...>(own, captures...);
}
template <class _T> static inline typename std::decay<_T>::type minicc_decayed(_T &&value) { return std::forward<_T>(value); }
#endif
