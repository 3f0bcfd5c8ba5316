/** Queries whose answers to visitors may be cached: those with `@PublicRead` on the server. */
export const PUBLIC_READS: ReadonlySet<string> = new Set([
  'agencies',
  'availableVehicles',
  'brands',
  'places',
  'priceQuote',
  'settings',
  'siteClaims',
  'tripQuestions',
  'vehicle',
  'vehicles',
]);
