/** The four link columns. Their words are the names of the pages. */
export const columns = [
  {
    id: 'services',
    links: ['/service_requirements', '/service_design', '/service_developing', '/service_testing', '/service_support'],
  },
  {
    id: 'about',
    links: [
      '/company_about',
      '/company_history',
      '/company_methodology',
      '/company_clients',
      '/company_team',
      '/company_work',
      '/company_investors',
    ],
  },
  { id: 'attention', links: ['/support', '/support/status', '/contact', '/support/quote', '/meet'] },
  { id: 'extension', links: ['/products', '/development', '/code', '/email-masivo', '/tryit', '/pitch'] },
] as const;
