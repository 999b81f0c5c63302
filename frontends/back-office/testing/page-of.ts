/** A list page with all entries, as a service returns it. */
export const pageOf = <R>(data: readonly R[], pageSize = 200) => ({
  data,
  meta: { total: data.length, isTotalCapped: false, page: 1, pageSize },
});
