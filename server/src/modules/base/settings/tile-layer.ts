import { ValidateBy } from 'class-validator';

const MAX_LINK = 500;

/** The aerial pictures that the staff's maps show by default (docs/rules/tracking.md#map-tiles). */
export const SATELLITE_TILES = {
  url: 'https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}',
  attribution: 'Esri, Maxar, Earthstar Geographics',
} as const;

/** Requires an address of map tiles: https, with {z}, {x} and {y} once each, and not in the host. */
export function IsTileAddress(): PropertyDecorator {
  return ValidateBy({
    name: 'isTileAddress',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && value.length <= MAX_LINK && isTileAddress(value),
      defaultMessage: () =>
        'Le fond de carte doit être une adresse qui commence par https:// et contient {z}, {x} et {y}.',
    },
  });
}

function isTileAddress(template: string): boolean {
  const filled = template.replace(/\{([xyz])\}/g, '$1');
  const places = template.match(/\{[^{}]*\}/g) ?? [];
  if (/[{}\s#]/.test(filled) || [...places].sort().join('') !== '{x}{y}{z}' || !URL.canParse(filled)) return false;
  const { protocol, username, password } = new URL(filled);
  const [host = ''] = template.replace('https://', '').split('/');
  return protocol === 'https:' && !username && !password && !host.includes('{');
}
