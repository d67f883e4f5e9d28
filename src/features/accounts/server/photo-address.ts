export const photoPath = '/api/app/foto';

/** Empty: there is no picture. */
export function photoAddress(version: string | undefined): string {
  return version ? `${photoPath}/${version}` : '';
}
