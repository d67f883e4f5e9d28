import apiDocs from './api-docs.json';
import construction from './construction.json';
import menu from './menu.json';
import names from './names.json';
import notFound from './not-found.json';
import products from './products.json';
import shell from './shell.json';
import start from './start.json';

export default { apiDocs, construction, menu, names, notFound, products, shell, start };
