import { Migration20261120000000 } from './20261120000000-initial.js';
import { Migration20261121000000 } from './20261121000000-employee-email-token.js';
import { Migration20261121010000 } from './20261121010000-catalogue-versions.js';
import { Migration20261121040000 } from './20261121040000-maintenance-notices.js';
import { Migration20261121050000 } from './20261121050000-rental-documents.js';
import { Migration20261121090000 } from './20261121090000-audit-trail.js';
import { Migration20261121100000 } from './20261121100000-settings-version.js';
import { Migration20261121110000 } from './20261121110000-vehicle-positions.js';
import { Migration20261121120000 } from './20261121120000-tracking-settings.js';
import { Migration20261121121000 } from './20261121121000-zones-and-track-events.js';
import { Migration20261121130000 } from './20261121130000-api-keys.js';
import { Migration20261121150000 } from './20261121150000-webhooks.js';
import { Migration20261121160000 } from './20261121160000-reservation-changes.js';
import { Migration20261121221000 } from './20261121221000-known-devices.js';
import { Migration20261121222300 } from './20261121222300-session-origin.js';
import { Migration20261121221500 } from './20261121221500-employee-trail.js';
import { Migration20261121225000 } from './20261121225000-signature-pictures.js';
import { Migration20261121225500 } from './20261121225500-api-key-areas.js';
import { Migration20261121231000 } from './20261121231000-requested-vehicle.js';
import { Migration20261121231900 } from './20261121231900-retention.js';
import { Migration20261121234300 } from './20261121234300-second-factor.js';
import { Migration20261122090000 } from './20261122090000-audit-authors.js';

/** Forward only, in order; a landed migration is never edited. */
export const MIGRATIONS = [
  { name: '20261120000000-initial', class: Migration20261120000000 },
  { name: '20261121000000-employee-email-token', class: Migration20261121000000 },
  { name: '20261121010000-catalogue-versions', class: Migration20261121010000 },
  { name: '20261121040000-maintenance-notices', class: Migration20261121040000 },
  { name: '20261121050000-rental-documents', class: Migration20261121050000 },
  { name: '20261121090000-audit-trail', class: Migration20261121090000 },
  { name: '20261121100000-settings-version', class: Migration20261121100000 },
  { name: '20261121110000-vehicle-positions', class: Migration20261121110000 },
  { name: '20261121120000-tracking-settings', class: Migration20261121120000 },
  { name: '20261121121000-zones-and-track-events', class: Migration20261121121000 },
  { name: '20261121130000-api-keys', class: Migration20261121130000 },
  { name: '20261121150000-webhooks', class: Migration20261121150000 },
  { name: '20261121160000-reservation-changes', class: Migration20261121160000 },
  { name: '20261121221000-known-devices', class: Migration20261121221000 },
  { name: '20261121221500-employee-trail', class: Migration20261121221500 },
  { name: '20261121222300-session-origin', class: Migration20261121222300 },
  { name: '20261121225000-signature-pictures', class: Migration20261121225000 },
  { name: '20261121225500-api-key-areas', class: Migration20261121225500 },
  { name: '20261121231000-requested-vehicle', class: Migration20261121231000 },
  { name: '20261121231900-retention', class: Migration20261121231900 },
  { name: '20261121234300-second-factor', class: Migration20261121234300 },
  { name: '20261122090000-audit-authors', class: Migration20261122090000 },
];
