/** The ranks of the server's modules, and the modules of each: a module may import only from earlier ones. */
const RANKS = {
  base: ['settings', 'audit'],
  people: ['account', 'api-key', 'customer', 'employee'],
  fleet: ['occupation', 'agency', 'brand', 'quote', 'vehicle'],
  price: ['season', 'charge', 'promotion', 'price-book'],
  upkeep: ['provider', 'maintenance'],
  booking: [
    'reservation',
    'signature',
    'amendment',
    'mail',
    'rental-line',
    'extension',
    'note',
    'contract',
    'customer-merge',
  ],
  handover: ['stage', 'inspection', 'rental-risk', 'return-charge', 'customer-warning'],
  money: ['payment', 'deposit', 'settlement', 'till', 'invoice', 'receipt'],
  tracking: ['zone', 'position'],
  office: [
    'notification',
    'webhook',
    'planning',
    'reporting',
    'site',
    'contact',
    'privacy',
    'import',
    'export',
    'saved-view',
  ],
};
/** The folders of the modules below `server/src/modules`, the lowest first. */
module.exports = Object.entries(RANKS).flatMap(([rank, modules]) => modules.map((module) => `${rank}/${module}`));
