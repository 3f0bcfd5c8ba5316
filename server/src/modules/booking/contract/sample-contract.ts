import { amountInWords } from '../../../kernel/amount-in-words.js';
import { formatMoney, type Money } from '../../../kernel/money.js';
import { agencyDay, DAY_MS } from '../../../kernel/time.js';
import { conditionsOf } from '../../fleet/agency/contract-conditions.js';
import type { ContractTheme } from '../../fleet/agency/agency.entity.js';
import type { ContractSheet } from './contract-template.js';
import type { Letterhead } from './rental-papers.js';
import { type AgencySheet, readableDay } from './rental-sheet.js';

/** What a preview shows of an agency; all else is an example. */
export interface PreviewedContract {
  readonly agency: AgencySheet;
  readonly letterhead: Letterhead;
  readonly tracking: { readonly trackingUrl: string; readonly qr: string };
  readonly theme: ContractTheme;
  readonly conditions: string;
}

const DAYS = 3;
const PER_DAY: Money = '350.00';
const TOTAL: Money = '1050.00';

/** Returns the contract of an example, to look at a model and its conditions before they are used. */
export function sampleContract({ conditions, agency, letterhead, tracking, theme }: PreviewedContract): ContractSheet {
  const now = new Date();
  const day = (after: number): string => readableDay(agencyDay(new Date(now.getTime() + after * DAY_MS)));
  return {
    ...letterhead,
    ...tracking,
    ...{ theme, agency, number: 'EXEMPLE', madeOn: day(0) },
    copy: "Exemple pour relire le modèle et les conditions : ce n'est pas un contrat.",
    driver: {
      ...{ name: 'Nom Prénom', phone: '0600000000', email: 'client@exemple.ma', nationality: 'Marocaine' },
      ...{ licenceNumber: '00/000000, catégorie B', licenceValidity: null, birthDate: null },
      ...{ nationalId: 'AB000000', passportNumber: null },
    },
    secondDriver: null,
    vehicle: {
      ...{
        name: 'Modèle du véhicule',
        plateNumber: '00000-A-00',
        category: 'Citadine',
        year: String(now.getFullYear()),
      },
      ...{ fuel: 'Diesel', transmission: 'boîte manuelle', color: 'Blanc' },
    },
    insurance: null,
    trip: {
      ...{ startsAt: `${day(1)} à 09:00`, endsAt: `${day(1 + DAYS)} à 09:00`, days: `${DAYS} jours` },
      ...{ km: '250 km par jour, soit 750 km', pickupPlace: agency.name, returnPlace: agency.name },
    },
    readings: ['Kilométrage : départ ..................., retour ...................'],
    lines: [
      {
        ...{ label: 'Location, par jour', quantity: String(DAYS) },
        ...{ unitPrice: formatMoney(PER_DAY), amount: formatMoney(TOTAL) },
      },
    ],
    ...{ total: formatMoney(TOTAL), totalInWords: amountInWords(TOTAL) },
    ...{ paid: formatMoney('0'), balance: formatMoney(TOTAL), payments: [] },
    deposit: { amount: formatMoney('5000'), notes: ['À laisser au départ.'] },
    excess: formatMoney('5000'),
    ...{ comment: null, signature: null, conditions: conditionsOf(conditions) },
  };
}
