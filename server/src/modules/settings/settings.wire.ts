import type { Settings } from './settings.entity.js';

/** The settings as `getParametres` answers them (spec/1-public-site §3, spec/2-back-office §3): pictures by file name. */
export function settingsToWire(settings: Settings): Record<string, string | null> {
  const [slide1, slide2, slide3] = settings.coverFiles;
  const services: Record<string, string | null> = {};
  for (let index = 0; index < 4; index++) {
    const block = settings.services[index];
    services[`service${index + 1}_title`] = block?.title ?? '';
    services[`service${index + 1}_text`] = block?.text ?? '';
    services[`service${index + 1}_image`] = block?.imageFile ?? null;
  }
  return {
    company_name: settings.companyName,
    titre: settings.title,
    description: settings.description,
    header_text_1: settings.headerText,
    middle_text: settings.middleText,
    footer_text: settings.footerText,
    propos_nous: settings.aboutText,
    keyword_site: settings.keywords,
    telephone_site: settings.phone,
    gsm_site: settings.mobile ?? null,
    whatsapp: settings.whatsapp ?? null,
    adresse_site: settings.address,
    email_site: settings.email,
    nom_domain: settings.domainName,
    mapUrl: settings.mapUrl ?? null,
    facebook: settings.facebook ?? null,
    instagram: settings.instagram ?? null,
    annonce: settings.announcementFile ?? null,
    date_debut: settings.announcementStartsOn ?? null,
    date_fin: settings.announcementEndsOn ?? null,
    logoNavBar: settings.logoNavbarFile ?? null,
    logoAdmin: settings.logoAdminFile ?? null,
    logoPropos: settings.logoAboutFile ?? null,
    logo: settings.logoNavbarFile ?? null,
    photo_presentation: settings.presentationFile ?? null,
    slide1_site: slide1 ?? null,
    slide2_site: slide2 ?? null,
    slide3_site: slide3 ?? null,
    ...services,
  };
}
