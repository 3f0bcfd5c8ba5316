import { Agency, ContractTheme } from '../modules/fleet/agency/agency.entity.js';
import { type HoursException, Weekday, WEEKDAYS, type WeekHours } from '../modules/fleet/agency/opening-hours.js';
import { agencyDay } from '../kernel/time.js';
import { Brand } from '../modules/fleet/brand/brand.entity.js';
import { ContactMessage } from '../modules/office/contact/contact-message.entity.js';
import { ServiceProvider } from '../modules/upkeep/provider/service-provider.entity.js';
import { Settings } from '../modules/base/settings/settings.entity.js';
import { ART_BRANDS } from './art/brand-art.js';
import type { DemoClock } from './demo-clock.js';
import type { DemoPictures } from './demo-pictures.js';
import { make } from './make-entity.js';

const PHONE = '+212522487600';
const MOBILE = '+212661487600';
const EMAIL = 'contact@atlasdrive.ma';
const FOUNDED = -1100;

const SERVICES = [
  {
    title: 'Livraison à l’aéroport',
    text: 'Votre voiture vous attend à la sortie de l’aéroport, de la gare ou devant votre hôtel, à l’heure de votre arrivée. En cas de vol retardé, nous patientons sans supplément.',
  },
  {
    title: 'Assistance 24/7',
    text: 'Une crevaison, une question, un doute sur la route ? Notre équipe répond jour et nuit, en français, en arabe et en anglais, et vous dépanne partout au Maroc.',
  },
  {
    title: 'Assurance comprise',
    text: 'Chaque location comprend la responsabilité civile et la garantie collision. La formule tous risques est proposée au départ, à un prix clair et sans mauvaise surprise.',
  },
  {
    title: 'Kilométrage illimité',
    text: 'De Tanger à Tiznit, roulez autant que vous le souhaitez : le kilométrage n’est jamais compté, quelle que soit la durée de votre location.',
  },
] as const;

const ABOUT = `Atlas Drive est née à Casablanca d’une idée simple : louer une voiture au Maroc doit être aussi agréable que le voyage lui-même. Aujourd’hui, nos trois agences de Casablanca, Marrakech et Tanger proposent des véhicules récents, contrôlés et nettoyés avant chaque départ, de la petite citadine à la berline de luxe.

Nos prix sont affichés d’avance, dégressifs dès le troisième jour, et nos clients inscrits bénéficient de 15 % de remise sur chaque location. Nous livrons votre voiture dans 39 villes du Royaume : il ne vous reste qu’à prendre la route.`;

/** Texts, contacts and pictures of the public site. */
export function createSettings(clock: DemoClock, pictures: DemoPictures): Settings {
  return make(Settings, {
    companyName: 'Atlas Drive',
    title: 'Atlas Drive · Location de voitures au Maroc',
    description:
      'Location de voitures à Casablanca, Marrakech et Tanger : véhicules récents, prix dégressifs, livraison dans 39 villes du Maroc et assistance 24/7.',
    headerText: 'Le Maroc à votre rythme, au volant de la voiture qui vous ressemble',
    middleText:
      'Des véhicules récents, des prix clairs et une équipe joignable à toute heure : nous nous occupons de tout, vous profitez du voyage.',
    footerText:
      'Atlas Drive, la location de voitures en toute confiance à Casablanca, Marrakech et Tanger. Livraison à l’aéroport, assistance 24/7 et kilométrage illimité.',
    aboutText: ABOUT,
    keywords:
      'location voiture Maroc, location voiture Casablanca, location voiture Marrakech, location voiture Tanger, location voiture aéroport, voiture automatique, SUV',
    phone: PHONE,
    mobile: MOBILE,
    whatsapp: MOBILE,
    address: '128, boulevard Mohammed Zerktouni, Casablanca 20000',
    email: EMAIL,
    domainName: 'atlasdrive.ma',
    facebook: 'https://www.facebook.com/atlasdrive.ma',
    instagram: 'https://www.instagram.com/atlasdrive.ma',
    announcementStartsOn: clock.day(-10),
    announcementEndsOn: clock.day(50),
    announcementFile: pictures.announcement,
    logoNavbarFile: pictures.logo,
    // The mark has its own background, so that it is visible in the light and in the dark back-office.
    logoAdminFile: pictures.logoMark,
    logoAboutFile: pictures.logo,
    presentationFile: pictures.presentation,
    coverFiles: [...pictures.covers],
    services: SERVICES.map((service, index) => ({ ...service, imageFile: pictures.services[index] })),
    updatedAt: clock.at(-12, 10),
  });
}

/** The city of each agency, as the list of places spells it; same order as `createAgencies`. */
export const AGENCY_PLACES = ['Casablanca', 'Marrakech', 'Tangier'] as const;

/** The last part of a number plate, by agency: the region of its vehicles. */
export const PLATE_REGIONS = [6, 26, 40] as const;

type Stretch = readonly [opensAt: string, closesAt: string];

/** A week from Monday: one or two stretches from Monday to Friday, then those of Saturday and Sunday. */
function demoWeek(
  workday: readonly [string, string, ...string[]],
  saturday: readonly Stretch[],
  sunday: readonly Stretch[] = [],
): WeekHours[] {
  const [opens, closes, opensAgain, closesAgain] = workday;
  const stretches: readonly Stretch[] =
    opensAgain && closesAgain
      ? [
          [opens, closes],
          [opensAgain, closesAgain],
        ]
      : [[opens, closes]];
  return WEEKDAYS.flatMap((weekday) => {
    const ofDay = weekday === Weekday.SATURDAY ? saturday : weekday === Weekday.SUNDAY ? sunday : stretches;
    return ofDay.map(([opensAt, closesAt]) => ({ weekday, opensAt, closesAt }));
  });
}

/** National holidays that fall on the same date every year, `MM-DD`, with their French names. */
const HOLIDAYS = [
  ['01-01', 'Nouvel An'],
  ['01-11', 'Manifeste de l’Indépendance'],
  ['01-14', 'Nouvel An amazigh'],
  ['05-01', 'Fête du Travail'],
  ['07-30', 'Fête du Trône'],
  ['08-14', 'Oued Ed-Dahab'],
  ['08-20', 'Révolution du Roi et du Peuple'],
  ['08-21', 'Fête de la Jeunesse'],
  ['11-06', 'Marche Verte'],
  ['11-18', 'Fête de l’Indépendance'],
] as const;
/** First and expected last day of Ramadan, `YYYY-MM-DD`. */
const RAMADANS = [
  ['2026-02-18', '2026-03-19'],
  ['2027-02-08', '2027-03-09'],
  ['2028-01-28', '2028-02-26'],
  ['2029-01-16', '2029-02-13'],
] as const;

/** The holidays of the next twelve months, on which the demo agencies are closed, and the next Ramadan with its shorter days. */
function demoExceptions(clock: DemoClock): HoursException[] {
  const today = agencyDay(clock.now);
  const year = Number(today.slice(0, 4));
  const holidays = HOLIDAYS.map(([date, name]) => {
    const startsOn = [year, year + 1].map((of) => `${of}-${date}`).find((day) => day >= today) as string;
    return { name, startsOn, endsOn: startsOn, hours: [] };
  });
  const ramadan = RAMADANS.find(([, endsOn]) => endsOn >= today);
  const fasting = ramadan
    ? [
        {
          name: 'Ramadan',
          startsOn: ramadan[0],
          endsOn: ramadan[1],
          hours: [
            { opensAt: '09:00', closesAt: '15:30' },
            { opensAt: '20:30', closesAt: '22:30' },
          ],
        },
      ]
    : [];
  return [...holidays, ...fasting].sort((one, other) => one.startsOn.localeCompare(other.startsOn));
}

/** Returns the three agencies, not yet stored. */
export function createAgencies(clock: DemoClock): Agency[] {
  const times = { createdAt: clock.at(FOUNDED, 9), updatedAt: clock.at(-40, 11) };
  const openingExceptions = demoExceptions(clock);
  return [
    make(Agency, {
      ...times,
      name: 'Atlas Drive Casablanca',
      town: AGENCY_PLACES[0],
      phone: PHONE,
      mobile: MOBILE,
      email: 'casablanca@atlasdrive.ma',
      address: '128, boulevard Mohammed Zerktouni, Casablanca 20000',
      tradeRegister: '412587',
      cnss: '5218734',
      patente: '35408912',
      taxId: '26114785',
      ice: '002145873000064',
      contractTheme: ContractTheme.MODEL_1,
      latitude: 33.5883,
      longitude: -7.6319,
      openingHours: demoWeek(['08:30', '19:00'], [['09:00', '13:00']]),
      openingExceptions,
    }),
    make(Agency, {
      ...times,
      name: 'Atlas Drive Marrakech',
      town: AGENCY_PLACES[1],
      phone: '+212524431780',
      mobile: '+212662431780',
      email: 'marrakech@atlasdrive.ma',
      address: '45, avenue Mohammed V, Guéliz, Marrakech 40000',
      tradeRegister: '98643',
      cnss: '5218735',
      patente: '64520187',
      taxId: '26114786',
      ice: '002145873000163',
      contractTheme: ContractTheme.MODEL_2,
      latitude: 31.6346,
      longitude: -8.0107,
      openingHours: demoWeek(['08:00', '20:00'], [['08:00', '20:00']], [['09:00', '13:00']]),
      openingExceptions,
    }),
    make(Agency, {
      ...times,
      name: 'Atlas Drive Tanger',
      town: AGENCY_PLACES[2],
      phone: '+212539324510',
      mobile: '+212663324510',
      email: 'tanger@atlasdrive.ma',
      address: '17, boulevard Pasteur, Tanger 90000',
      tradeRegister: '76215',
      cnss: '5218736',
      patente: '50281649',
      taxId: '26114787',
      ice: '002145873000262',
      contractTheme: ContractTheme.MODEL_1,
      latitude: 35.7806,
      longitude: -5.8128,
      openingHours: demoWeek(['08:30', '12:30', '14:30', '18:30'], [['09:00', '13:00']]),
      openingExceptions,
    }),
  ];
}

const HIDDEN_BRANDS: readonly string[] = ['Fiat'];

/** Returns the brands in the order of ART_BRANDS, not yet stored; one is hidden on the site. */
export function createBrands(clock: DemoClock, pictures: DemoPictures): Brand[] {
  return ART_BRANDS.map((name, index) =>
    make(Brand, {
      name,
      imageFile: pictures.brands[index],
      shownOnSite: !HIDDEN_BRANDS.includes(name),
      createdAt: clock.at(FOUNDED, 10),
      updatedAt: clock.at(FOUNDED + index, 10),
    }),
  );
}

const PROVIDERS = [
  ['Garage Al Amal', 'contact@garage-alamal.example.com', '+212522354120', '22, rue Ibn Batouta, Casablanca'],
  ['Auto Service Guéliz', 'atelier@autoservice.example.com', '+212524447812', '9, rue Tarik Ibn Ziad, Marrakech'],
  [
    'Mécanique du Détroit',
    'accueil@mecadetroit.example.com',
    '+212539946231',
    'Zone industrielle Al Majd, lot 14, Tanger',
  ],
  ['Pneus Express Anfa', 'rdv@pneusexpress.example.com', '+212522891405', '310, boulevard d’Anfa, Casablanca'],
  [
    'Centre de visite technique Atlas',
    'cvt@cvt-atlas.example.com',
    '+212522607733',
    'Route de Médiouna, km 7, Casablanca',
  ],
  ['Sécurité Incendie Maghreb', 'ventes@simaghreb.example.com', '+212537718829', '5, avenue Al Abtal, Agdal, Rabat'],
] as const;

/** Returns the service providers, not yet stored. */
export function createProviders(clock: DemoClock): ServiceProvider[] {
  return PROVIDERS.map(([name, email, phone, address], index) =>
    make(ServiceProvider, {
      name,
      email,
      phone,
      address,
      createdAt: clock.at(-900 + index * 30, 9, 30),
      updatedAt: clock.at(-60 + index * 7, 15),
    }),
  );
}

const MESSAGES = [
  [
    1,
    'Inès Chraibi',
    'Siège bébé',
    'ines.chraibi@example.com',
    'Bonjour, proposez-vous un siège pour un enfant de 18 mois ? Nous arrivons à Marrakech le mois prochain. Merci !',
  ],
  [
    3,
    'Thomas Girard',
    'Location longue durée',
    'thomas.girard@example.com',
    'Bonjour, je m’installe à Casablanca pour trois mois. Quel serait votre meilleur prix pour une citadine automatique ?',
  ],
  [
    6,
    'Rachid Ouahbi',
    'Retour dans une autre ville',
    'rachid.ouahbi@example.com',
    'Salam, est-il possible de prendre la voiture à Tanger et de la rendre à Fès ?',
  ],
  [
    11,
    'Marta Jiménez',
    'Paiement',
    'marta.jimenez@example.com',
    'Hola, ¿aceptan tarjeta de crédito para la fianza? Gracias.',
  ],
  [
    19,
    'Association Amis du Rif',
    'Devis pour cinq véhicules',
    'contact@amisdurif.example.com',
    'Bonjour, nous organisons un séminaire à Tétouan et cherchons cinq voitures de sept jours. Pouvez-vous nous adresser un devis ?',
  ],
  [
    27,
    'Hind Belghazi',
    'Merci',
    'hind.belghazi@example.com',
    'Voiture impeccable et équipe très aimable à l’aéroport. Merci pour tout, à l’année prochaine.',
  ],
] as const;

/** Returns the messages of visitors, oldest first, not yet stored. */
export function createContactMessages(clock: DemoClock): ContactMessage[] {
  return MESSAGES.map(([daysAgo, name, subject, email, message]) => {
    const createdAt = clock.at(-daysAgo, 9 + (daysAgo % 9), daysAgo * 2);
    return make(ContactMessage, { name, subject, email, message, createdAt, updatedAt: createdAt });
  }).reverse();
}
