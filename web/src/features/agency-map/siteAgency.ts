import type { SiteAgenciesQuery } from './Agencies.generated';

/** An agency as the site shows it. */
export type SiteAgency = SiteAgenciesQuery['agencies']['items'][number];
