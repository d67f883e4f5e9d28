// @ts-check

/** As it comes, but for the header with its name. @type {import('next').NextConfig} */
export default { poweredByHeader: false, turbopack: { root: import.meta.dirname } };
