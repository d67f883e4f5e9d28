import type { RoutePath } from '#site/routes.ts';
import { brand, whatsappChat } from './brand.ts';
import { type ProductSlug, products } from './catalogue/products.ts';
import type { Words } from './words.ts';

/** The target of a menu entry: a page of the site, or an external URL that opens in a new tab. */
export type MenuLink = RoutePath | `https://${string}`;

/** Drawn beside an entry: the mark of a product, or a tile. */
type MenuIcon = ProductSlug | 'email' | 'sms' | 'tile';

interface Entry<Id extends string> {
  readonly id: Id;
  readonly link: MenuLink;
  readonly icon?: MenuIcon;
}

type Entries<Group extends Exclude<keyof Words['menu'], 'products'>> = readonly Entry<
  string & keyof Words['menu'][Group]['items']
>[];

/** The order and the targets of the main menu. Its words are in `menu.json` of each language. */
const menu: { readonly [Group in Exclude<keyof Words['menu'], 'products'>]: Entries<Group> } = {
  industries: [
    { id: 'transport', link: '/products/transpur', icon: 'transpur' },
    { id: 'service', link: '/products/suppmail', icon: 'suppmail' },
    { id: 'purchasing', link: '/products/provedur', icon: 'provedur' },
    { id: 'finance', link: '/products/collectio', icon: 'collectio' },
    { id: 'startups', link: '/service_developing' },
    { id: 'small', link: '/tryit' },
  ],
  development: [
    { id: 'custom', link: '/development' },
    { id: 'api', link: '/development/api' },
    { id: 'bots', link: '/development/bots' },
    { id: 'dashboards', link: '/development/dashboards' },
    { id: 'cron', link: '/development/cron' },
    { id: 'support', link: '/service_support' },
    { id: 'analytics', link: '/development/data_analytics' },
    { id: 'code', link: '/code' },
  ],
  services: [
    { id: 'requirements', link: '/service_requirements' },
    { id: 'design', link: '/service_design' },
    { id: 'developing', link: '/service_developing' },
    { id: 'testing', link: '/service_testing' },
    { id: 'support', link: '/service_support' },
    { id: 'quickApi', link: '/services/api' },
    { id: 'quickCron', link: '/services/cron' },
  ],
  contact: [
    { id: 'whatsapp', link: whatsappChat() },
    { id: 'support', link: '/support' },
    { id: 'channels', link: '/contact' },
    { id: 'meeting', link: '/meet' },
    { id: 'quote', link: '/support/quote' },
  ],
  more: [
    { id: 'about', link: '/company_about' },
    { id: 'history', link: '/company_history' },
    { id: 'methodology', link: '/company_methodology' },
    { id: 'clients', link: '/company_clients' },
    { id: 'team', link: '/company_team' },
    { id: 'work', link: '/company_work' },
    { id: 'investors', link: '/company_investors' },
    { id: 'pitch', link: '/pitch' },
    { id: 'blog', link: brand.blog },
  ],
};

export interface MenuItem {
  readonly id: string;
  readonly icon: MenuIcon;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly link: MenuLink;
}

export interface MenuGroup {
  readonly id: keyof Words['menu'];
  readonly name: string;
  readonly tagline: string;
  readonly items: readonly MenuItem[];
}

/** The whole menu in one language, ready to render. */
export function menuIn(words: Words): MenuGroup[] {
  const { name, tagline } = words.menu.products;
  return [
    group('industries', words),
    { id: 'products', name, tagline, items: productItems(words) },
    group('development', words),
    group('services', words),
    group('contact', words),
    group('more', words),
  ];
}

function group<Id extends keyof typeof menu>(id: Id, { menu: texts }: Words): MenuGroup {
  const { name, tagline } = texts[id];
  const items: Record<string, { title: string; subtitle: string; description: string }> = texts[id].items;
  return {
    id,
    name,
    tagline,
    items: menu[id].map(({ icon = 'tile', ...entry }) => {
      const text = items[entry.id];
      if (!text) throw new Error(`menu.json has no words for ${id} › ${entry.id}`);
      return { ...entry, ...text, icon };
    }),
  };
}

function productItems({ products: texts, names, menu: { products: group } }: Words): MenuItem[] {
  const own = products.map(
    ({ slug, name, page }): MenuItem => ({
      id: slug,
      icon: slug,
      title: name,
      subtitle: texts[slug].kind,
      description: texts[slug].summary,
      link: page,
    }),
  );
  const bulk = { id: 'email', icon: 'email', title: names['/email-masivo'], subtitle: texts.email.kind } as const;
  return [
    ...own,
    { ...bulk, description: texts.email.summary, link: '/email-masivo' },
    { id: 'all', icon: 'tile', ...group.all, link: '/products' },
  ];
}
