export function enhancePitch(_host: HTMLElement): void {}
