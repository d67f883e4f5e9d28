// @ts-check

/** The default settings, without the header that names Next.js. */
export default { poweredByHeader: false, turbopack: { root: import.meta.dirname } };
