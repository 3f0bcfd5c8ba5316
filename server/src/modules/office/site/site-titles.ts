/** Titles of the pages that are not indexed. */
export const PRIVATE_TITLES: Readonly<Record<string, string>> = {
  '/reservation': 'Réservation complète',
  '/reservationRapid': 'Réservation rapide',
  '/verification': 'Vérification de votre adresse',
  '/waitVerification': 'Vérification de votre adresse',
  '/motDePasseOublie': 'Mot de passe oublié',
  '/reinitialisation': 'Nouveau mot de passe',
  '/profilClient': 'Mon profil',
  '/dashboardClient': 'Mon espace',
  '/signature': 'Signature du contrat',
  '/loginAdmin': 'Se Connecter Admin',
  '/404': '404',
};

/** Title and description of a public page. */
export interface PublicPage {
  readonly title: string;
  readonly description: string;
  /** The description where registered customers have a discount. */
  readonly withDiscount?: (percent: number) => string;
}

/** Titles and descriptions of the public pages that do not come from the settings. */
export const PUBLIC_PAGES: Readonly<Record<string, PublicPage>> = {
  '/parcAuto': {
    title: 'Nos voitures de location',
    description: 'Toutes nos voitures de location : prix par jour, disponibilités et réservation en ligne.',
  },
  '/login': {
    title: 'Connexion',
    description: 'Connectez-vous pour suivre vos réservations de voiture et profiter du prix client.',
  },
  '/inscription': {
    title: 'Créer un compte',
    description: 'Créez votre compte client et suivez vos réservations.',
    withDiscount: (percent) =>
      `Créez votre compte client : ${percent} % de remise sur chaque location et le suivi de vos réservations.`,
  },
};

/** The company's name if the settings have none. */
export const DEFAULT_COMPANY = 'Location de voitures';
/** The title of the home page if the settings have none. */
export const DEFAULT_TITLE = 'Location de voitures au Maroc';
/** The description of the home page, for search engines, if the settings have none. */
export const DEFAULT_DESCRIPTION =
  'Réservez une voiture de location au Maroc : prix clairs, livraison dans toutes les grandes villes.';
