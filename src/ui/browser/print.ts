export default function enhancePrint(host: HTMLElement): void {
  host.addEventListener('click', () => print());
}
