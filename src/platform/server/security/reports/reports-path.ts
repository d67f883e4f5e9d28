/** Where browsers report what the policy of a page kept out. */
export const reportsPath = '/csp-reports';
