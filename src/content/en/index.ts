import accessibility from './accessibility.json';
import apiDocs from './api-docs.json';
import article from './article.json';
import bell from './bell.json';
import bulkEmail from './bulk-email.json';
import bulkSms from './bulk-sms.json';
import checkout from './checkout.json';
import code from './code.json';
import companyAbout from './company-about.json';
import companyClients from './company-clients.json';
import companyHistory from './company-history.json';
import companyInvestors from './company-investors.json';
import companyMethodology from './company-methodology.json';
import companyTeam from './company-team.json';
import companyWork from './company-work.json';
import construction from './construction.json';
import contact from './contact.json';
import contactForm from './contact-form.json';
import dashboard from './dashboard.json';
import developmentPages from './development/index.ts';
import development from './development.json';
import developmentDetail from './development-detail.json';
import helpDesk from './help-desk.json';
import helpWidget from './help-widget.json';
import home from './home.json';
import legal from './legal.json';
import legalNotice from './legal-notice.json';
import legalPolicy from './legal-policy.json';
import legalTerms from './legal-terms.json';
import mail from './mail.json';
import meet from './meet.json';
import meetBook from './meet-book.json';
import meetingMail from './meeting-mail.json';
import menu from './menu.json';
import names from './names.json';
import notFound from './not-found.json';
import notifications from './notifications.json';
import offers from './offers.json';
import payment from './payment.json';
import paymentMail from './payment-mail.json';
import phone from './phone.json';
import pitch from './pitch.json';
import product from './product.json';
import productPages from './products/index.ts';
import products from './products.json';
import productsHome from './products-home.json';
import quickService from './quick-service.json';
import quickServices from './quick-services/index.ts';
import quote from './quote.json';
import quoteDocument from './quote-document.json';
import quoteMail from './quote-mail.json';
import receipt from './receipt.json';
import sandbox from './sandbox.json';
import sections from './sections.json';
import serviceDesign from './service-design.json';
import serviceDeveloping from './service-developing.json';
import serviceRequirements from './service-requirements.json';
import serviceSupport from './service-support.json';
import serviceTesting from './service-testing.json';
import shell from './shell.json';
import signIn from './sign-in.json';
import signUp from './sign-up.json';
import smsCalculator from './sms-calculator.json';
import staff from './staff.json';
import start from './start.json';
import support from './support.json';
import supportMessage from './support-message.json';
import supportStatus from './support-status.json';
import ticket from './ticket.json';
import tryit from './tryit.json';
import welcome from './welcome.json';

export default {
  notifications,
  signIn,
  signUp,
  dashboard,
  staff,
  accessibility,
  apiDocs,
  article,
  bell,
  bulkEmail,
  bulkSms,
  checkout,
  code,
  companyAbout,
  companyClients,
  companyHistory,
  companyInvestors,
  companyMethodology,
  companyTeam,
  companyWork,
  construction,
  contact,
  contactForm,
  development,
  developmentDetail,
  developmentPages,
  helpDesk,
  helpWidget,
  home,
  legal,
  legalNotice,
  legalPolicy,
  legalTerms,
  mail,
  meet,
  meetBook,
  meetingMail,
  menu,
  names,
  notFound,
  offers,
  payment,
  paymentMail,
  phone,
  pitch,
  product,
  productPages,
  products,
  productsHome,
  quickService,
  quickServices,
  quote,
  quoteDocument,
  quoteMail,
  receipt,
  sandbox,
  sections,
  serviceDesign,
  serviceDeveloping,
  serviceRequirements,
  serviceSupport,
  serviceTesting,
  shell,
  smsCalculator,
  start,
  supportMessage,
  supportStatus,
  support,
  ticket,
  tryit,
  welcome,
};
