import { dataAttribute } from '#platform/page/data-attributes.ts';
/**
 * Tabs are links to panels of the page, and the style sheet shows the panel that the URL names. This script prevents
 * the page from jumping, and announces the selected tab to assistive technology.
 */
export default function enhanceTabs(host: HTMLElement): void {
  const tabs = [...host.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
  const panelOf = (tab: HTMLAnchorElement) => host.querySelector<HTMLElement>(`[id="${tab.hash.slice(1)}"]`);

  const choose = (chosen: HTMLAnchorElement) => {
    for (const tab of tabs) {
      if (tab === chosen) tab.setAttribute('aria-current', 'true');
      else tab.removeAttribute('aria-current');
      panelOf(tab)?.toggleAttribute(dataAttribute('chosen'), tab === chosen);
    }
  };
  const chooseByAddress = () => {
    const named = tabs.find((tab) => tab.hash === location.hash);
    if (named) choose(named);
  };

  host.addEventListener('click', (event) => {
    const tab = tabs.find((candidate) => event.target instanceof Node && candidate.contains(event.target));
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.replaceState(history.state, '', tab.hash);
    choose(tab);
  });
  addEventListener('hashchange', chooseByAddress);
  const [first] = tabs;
  if (first) choose(first);
  chooseByAddress();
}
