/** A page of a list as a service answers it, with all there is. */
export const pageOf = <R>(data: readonly R[], pageSize = 200) => ({
  data,
  meta: { total: data.length, isTotalCapped: false, page: 1, pageSize },
});
