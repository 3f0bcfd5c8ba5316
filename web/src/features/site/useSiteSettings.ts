import { useSiteSettingsQuery, type SiteSettingsQuery } from './SiteSettings.generated';

export type SiteSettings = SiteSettingsQuery['settings'];

/** Loads texts, images and contacts of the agency, as staff set them. */
export const useSiteSettings = () => {
  const { data, error, loading, refetch } = useSiteSettingsQuery({ fetchPolicy: 'cache-first' });
  return { settings: data?.settings, error, loading, refetch };
};
