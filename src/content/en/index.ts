/*
 * The English words as the compiler sees them. No program loads this list: `read-words.ts` reads the files of each
 * language, and names them in the same way. A test compares the two.
 */

import developmentAnalytics from './development-pages/analytics.json';
import developmentApi from './development-pages/api.json';
import developmentBots from './development-pages/bots.json';
import developmentCron from './development-pages/cron.json';
import developmentDashboards from './development-pages/dashboards.json';
import helpAccount from './help-topics/account.json';
import helpBuying from './help-topics/buying.json';
import helpCompany from './help-topics/company.json';
import helpContact from './help-topics/contact.json';
import helpMessages from './help-topics/messages.json';
import helpPrivacy from './help-topics/privacy.json';
import helpProducts from './help-topics/products.json';
import helpServices from './help-topics/services.json';
import helpSite from './help-topics/site.json';
import productChatter from './product-pages/chatter.json';
import productCollectio from './product-pages/collectio.json';
import productDucksites from './product-pages/ducksites.json';
import productFocusmeet from './product-pages/focusmeet.json';
import productGogoals from './product-pages/gogoals.json';
import productGrumpyturtle from './product-pages/grumpyturtle.json';
import productProposals from './product-pages/proposals.json';
import productProvedur from './product-pages/provedur.json';
import productPugobox from './product-pages/pugobox.json';
import productTranspur from './product-pages/transpur.json';
import productWabot from './product-pages/wabot.json';
import quickApi from './quick-services/api.json';
import quickBackups from './quick-services/backups.json';
import quickCron from './quick-services/cron.json';
import quickEmail from './quick-services/email.json';
import quickInvoicing from './quick-services/invoicing.json';
import quickPayments from './quick-services/payments.json';
import quickSpreadsheets from './quick-services/spreadsheets.json';
import quickWebsite from './quick-services/website.json';
import quickWhatsapp from './quick-services/whatsapp.json';

export { default as accessibility } from './accessibility.json';
export { default as apiDocs } from './api-docs.json';
export { default as article } from './article.json';
export { default as bell } from './bell.json';
export { default as billing } from './billing.json';
export { default as bulkEmail } from './bulk-email.json';
export { default as bulkSms } from './bulk-sms.json';
export { default as checkout } from './checkout.json';
export { default as code } from './code.json';
export { default as companyAbout } from './company-about.json';
export { default as companyClients } from './company-clients.json';
export { default as companyHistory } from './company-history.json';
export { default as companyInvestors } from './company-investors.json';
export { default as companyMethodology } from './company-methodology.json';
export { default as companyTeam } from './company-team.json';
export { default as companyWork } from './company-work.json';
export { default as construction } from './construction.json';
export { default as contact } from './contact.json';
export { default as contactForm } from './contact-form.json';
export { default as currencies } from './currencies.json';
export { default as customers } from './customers.json';
export { default as dashboard } from './dashboard.json';
export { default as development } from './development.json';
export { default as developmentDetail } from './development-detail.json';
export { default as errorPage } from './error-page.json';
export { default as helpAnswers } from './help-answers.json';
export { default as helpDesk } from './help-desk.json';
export { default as helpPages } from './help-pages.json';
export { default as helpSynonyms } from './help-synonyms.json';
export { default as helpUnknown } from './help-unknown.json';
export { default as helpWidget } from './help-widget.json';
export { default as home } from './home.json';
export { default as inbox } from './inbox.json';
export { default as incomingMail } from './incoming-mail.json';
export { default as legal } from './legal.json';
export { default as legalNotice } from './legal-notice.json';
export { default as legalPolicy } from './legal-policy.json';
export { default as legalTerms } from './legal-terms.json';
export { default as mail } from './mail.json';
export { default as meet } from './meet.json';
export { default as meetBook } from './meet-book.json';
export { default as meetingMail } from './meeting-mail.json';
export { default as menu } from './menu.json';
export { default as names } from './names.json';
export { default as notFound } from './not-found.json';
export { default as notifications } from './notifications.json';
export { default as offers } from './offers.json';
export { default as overview } from './overview.json';
export { default as payment } from './payment.json';
export { default as paymentMail } from './payment-mail.json';
export { default as personalData } from './personal-data.json';
export { default as phone } from './phone.json';
export { default as pitch } from './pitch.json';
export { default as product } from './product.json';
export { default as products } from './products.json';
export { default as productsHome } from './products-home.json';
export { default as quickService } from './quick-service.json';
export { default as quote } from './quote.json';
export { default as quoteDocument } from './quote-document.json';
export { default as quoteMail } from './quote-mail.json';
export { default as receipt } from './receipt.json';
export { default as sandbox } from './sandbox.json';
export { default as sections } from './sections.json';
export { default as serviceDesign } from './service-design.json';
export { default as serviceDeveloping } from './service-developing.json';
export { default as serviceRequirements } from './service-requirements.json';
export { default as serviceSupport } from './service-support.json';
export { default as serviceTesting } from './service-testing.json';
export { default as shell } from './shell.json';
export { default as signIn } from './sign-in.json';
export { default as signUp } from './sign-up.json';
export { default as smsCalculator } from './sms-calculator.json';
export { default as staff } from './staff.json';
export { default as staffHelp } from './staff-help.json';
export { default as staffOrders } from './staff-orders.json';
export { default as start } from './start.json';
export { default as support } from './support.json';
export { default as supportMessage } from './support-message.json';
export { default as supportStatus } from './support-status.json';
export { default as team } from './team.json';
export { default as ticket } from './ticket.json';
export { default as tryit } from './tryit.json';
export { default as welcome } from './welcome.json';
export { default as withoutCards } from './without-cards.json';

/** One page each, by the slug of its offering. */
export const developmentPages = {
  api: developmentApi,
  bots: developmentBots,
  cron: developmentCron,
  dashboards: developmentDashboards,
  analytics: developmentAnalytics,
};

/** The words of the page of each product, by its slug. */
export const productPages = {
  chatter: productChatter,
  collectio: productCollectio,
  ducksites: productDucksites,
  focusmeet: productFocusmeet,
  gogoals: productGogoals,
  grumpyturtle: productGrumpyturtle,
  proposals: productProposals,
  provedur: productProvedur,
  pugobox: productPugobox,
  transpur: productTranspur,
  wabot: productWabot,
};

/** One page each, by the slug of its quick service. */
export const quickServices = {
  api: quickApi,
  backups: quickBackups,
  cron: quickCron,
  email: quickEmail,
  invoicing: quickInvoicing,
  payments: quickPayments,
  spreadsheets: quickSpreadsheets,
  website: quickWebsite,
  whatsapp: quickWhatsapp,
};

/** Every topic of the window that answers questions, by the file it is in. */
export const helpTopics = {
  account: helpAccount,
  buying: helpBuying,
  company: helpCompany,
  contact: helpContact,
  messages: helpMessages,
  privacy: helpPrivacy,
  products: helpProducts,
  services: helpServices,
  site: helpSite,
};
