import { ChargeKind, ChargeUnit, PlaceCondition } from '../modules/fleet/quote/charge.rules.js';
import { ChargeRule } from '../modules/price/charge/charge.entity.js';
import type { ArtExtra } from './art/extra-art.js';
import type { DemoClock } from './demo-clock.js';
import type { DemoPictures } from './demo-pictures.js';
import { make } from './make-entity.js';

const WRITTEN_DAYS_AGO = 60;

const NOTHING_ASKED = {
  ...{ nameEn: null, nameAr: null, hint: null, hintEn: null, hintAr: null, cap: null, vatPercent: null },
  ...{ pickupPlace: null, returnPlace: null, places: null, outsideHours: false, minAge: null, maxAge: null },
  ...{ categories: [], seasonId: null, fromDays: null, toDays: null, stock: null, maxQuantity: 1 },
  ...{ finding: null, unlimitedKm: false, depositReduction: null, depositReductionPercent: null },
} satisfies Partial<ChargeRule>;

type Written = Partial<ChargeRule> & Pick<ChargeRule, 'name' | 'unit' | 'price'>;

/** What a customer may choose. */
const EXTRAS: readonly (Written & { readonly picture: ArtExtra })[] = [
  {
    picture: 'babySeat',
    ...{ name: 'Siège bébé', nameEn: 'Baby seat', nameAr: 'مقعد رضيع', unit: ChargeUnit.DAY, price: '40.00' },
    ...{ cap: '280.00', stock: 12, maxQuantity: 3, hint: 'De 0 à 4 ans, fixation Isofix.' },
    ...{ hintEn: 'From 0 to 4 years, with Isofix.', hintAr: 'من 0 إلى 4 سنوات، تثبيت إيزوفيكس.' },
  },
  {
    picture: 'booster',
    ...{
      name: 'Rehausseur',
      nameEn: 'Booster seat',
      nameAr: 'مقعد مرتفع للأطفال',
      unit: ChargeUnit.DAY,
      price: '25.00',
    },
    ...{ cap: '175.00', stock: 12, maxQuantity: 3, hint: 'De 4 à 10 ans.', hintEn: 'From 4 to 10 years.' },
    hintAr: 'من 4 إلى 10 سنوات.',
  },
  {
    picture: 'satnav',
    ...{ name: 'GPS', nameEn: 'Satnav', nameAr: 'جهاز ملاحة', unit: ChargeUnit.DAY, price: '30.00', cap: '210.00' },
    ...{ stock: 8, hint: 'Cartes du Maroc, en français, arabe et anglais.' },
    ...{
      hintEn: 'Maps of Morocco, in French, Arabic and English.',
      hintAr: 'خرائط المغرب بالفرنسية والعربية والإنجليزية.',
    },
  },
  {
    picture: 'secondDriver',
    ...{ name: 'Deuxième conducteur', nameEn: 'Second driver', nameAr: 'سائق ثانٍ', unit: ChargeUnit.RENTAL },
    ...{ price: '200.00', hint: 'Assuré comme le premier.', hintEn: 'Insured like the first one.' },
    hintAr: 'مؤمَّن مثل السائق الأول.',
  },
  {
    picture: 'mileage',
    ...{ name: 'Kilométrage illimité', nameEn: 'Unlimited mileage', nameAr: 'كيلومترات غير محدودة' },
    ...{ unit: ChargeUnit.DAY, price: '60.00', cap: '600.00', unlimitedKm: true },
  },
  {
    picture: 'insurance',
    ...{ name: 'Assurance complémentaire', nameEn: 'Extra insurance', nameAr: 'تأمين إضافي', unit: ChargeUnit.DAY },
    ...{ price: '90.00', cap: '900.00', hint: 'Réduit la franchise en cas de dommage et la caution de moitié.' },
    depositReductionPercent: '50.00',
    ...{
      hintEn: 'Lowers the excess in case of damage, and halves the deposit.',
      hintAr: 'يخفّض مبلغ التحمّل عند وقوع ضرر والضمان إلى النصف.',
    },
  },
  {
    picture: 'airport',
    ...{ name: 'Livraison aéroport', nameEn: 'Airport delivery', nameAr: 'التسليم في المطار', unit: ChargeUnit.RENTAL },
    ...{ price: '150.00', hint: 'Un agent vous attend à la sortie des arrivées.' },
    ...{ hintEn: 'Somebody waits for you at the arrivals.', hintAr: 'ينتظرك موظف عند مخرج الوصول.' },
  },
];

/** What applies by itself: switched off, so that the documented prices stand. */
const FEES: readonly Written[] = [
  {
    ...{ name: 'Retour dans une autre ville', nameEn: 'Return in another town', nameAr: 'الإرجاع في مدينة أخرى' },
    ...{ unit: ChargeUnit.RENTAL, price: '500.00', places: PlaceCondition.ONE_WAY },
  },
  {
    ...{ name: 'Livraison hors de la ville de l’agence', nameEn: 'Delivery out of town' },
    ...{ nameAr: 'التسليم خارج مدينة الوكالة', unit: ChargeUnit.RENTAL, price: '300.00', places: PlaceCondition.AWAY },
  },
  {
    ...{ name: 'Hors horaires', nameEn: 'Outside opening hours', nameAr: 'خارج أوقات العمل', unit: ChargeUnit.RENTAL },
    ...{ price: '150.00', outsideHours: true },
  },
  {
    ...{ name: 'Jeune conducteur', nameEn: 'Young driver', nameAr: 'سائق شاب', unit: ChargeUnit.DAY, price: '50.00' },
    ...{ cap: '500.00', maxAge: 24 },
  },
];

/** What is proposed when the vehicle comes back. */
const AT_RETURN: readonly Written[] = [
  { name: 'Km supplémentaire', nameEn: 'Additional km', unit: ChargeUnit.KM, price: '2.00', finding: 'KM' },
  { name: 'Carburant manquant', nameEn: 'Missing fuel', unit: ChargeUnit.EIGHTH, price: '90.00', finding: 'FUEL' },
  {
    name: 'Service carburant',
    nameEn: 'Refuelling service',
    unit: ChargeUnit.RENTAL,
    price: '100.00',
    finding: 'FUEL',
  },
  { name: 'Heure de retard', nameEn: 'Hour of delay', unit: ChargeUnit.HOUR, price: '60.00', finding: 'DELAY' },
  { name: 'Nettoyage', nameEn: 'Cleaning', unit: ChargeUnit.RENTAL, price: '250.00', finding: 'CLEANING' },
  { name: 'Dommage', nameEn: 'Damage', unit: ChargeUnit.RENTAL, price: '500.00', finding: 'DAMAGE' },
  {
    name: 'Accessoire manquant',
    nameEn: 'Missing accessory',
    unit: ChargeUnit.RENTAL,
    price: '200.00',
    finding: 'ACCESSORY',
  },
];

/** Makes the extras, fees and charges of the demo agency. */
export function createChargeRules(clock: DemoClock, { extras }: Pick<DemoPictures, 'extras'>): ChargeRule[] {
  const at = clock.at(-WRITTEN_DAYS_AGO, 9);
  const all = [
    ...EXTRAS.map(({ picture, ...rule }) => ({
      ...{ ...rule, kind: ChargeKind.EXTRA, active: true, shownOnSite: true },
      imageFile: extras[picture],
    })),
    ...FEES.map((rule) => ({ ...rule, kind: ChargeKind.FEE, active: false, shownOnSite: true })),
    ...AT_RETURN.map((rule) => ({ ...rule, kind: ChargeKind.RETURN, active: true, shownOnSite: false })),
  ];
  return all.map((rule, position) =>
    make(ChargeRule, { ...NOTHING_ASKED, ...rule, position, createdAt: at, updatedAt: at }),
  );
}
