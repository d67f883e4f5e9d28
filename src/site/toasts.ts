/** The id of the place where notices gather, which every page has. */
export const toastsId = 'toasts';
