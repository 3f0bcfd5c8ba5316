import { Migration20261120000000 } from './20261120000000-initial.js';
import { Migration20261121000000 } from './20261121000000-employee-email-token.js';
import { Migration20261121040000 } from './20261121040000-maintenance-notices.js';

/** Forward only, in order; a landed migration is never edited. */
export const MIGRATIONS = [
  { name: '20261120000000-initial', class: Migration20261120000000 },
  { name: '20261121000000-employee-email-token', class: Migration20261121000000 },
  { name: '20261121040000-maintenance-notices', class: Migration20261121040000 },
];
