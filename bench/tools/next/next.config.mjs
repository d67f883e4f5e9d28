// @ts-check

/** As it comes, but for the header with its name. */
export default { poweredByHeader: false, turbopack: { root: import.meta.dirname } };
