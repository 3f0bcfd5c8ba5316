import { useSiteSettingsQuery, type SiteSettingsQuery } from './SiteSettings.generated';

export type SiteSettings = SiteSettingsQuery['settings'];

/** What the site may claim, because it is set up. */
export type SiteClaims = SiteSettingsQuery['siteClaims'];

/** Loads texts, images and contacts of the agency, as staff set them, and what the site may claim. */
export const useSiteSettings = () => {
  const { data, error, loading, refetch } = useSiteSettingsQuery({ fetchPolicy: 'cache-first' });
  return { settings: data?.settings, claims: data?.siteClaims, error, loading, refetch };
};
