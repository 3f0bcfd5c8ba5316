import { leftToRight } from '../../../kernel/left-to-right.js';
import { compareMoney, formatMoney } from '../../../kernel/money.js';
import { agencyDay, toReadableTime } from '../../../kernel/time.js';
import type { AgencyRecord } from '../../fleet/agency/agency.entity.js';
import type { Amendment } from '../amendment/amendment.entity.js';
import { AMENDMENT_LABELS, ChangePricing } from '../amendment/amendment.enums.js';
import { differenceOf, type RentalTerms } from '../amendment/rental-terms.js';
import type { AmendmentSheet, ChangedFact } from './amendment-template.js';
import type { Letterhead } from './rental-papers.js';
import { agencySheet, readableDay, readableDays } from './rental-sheet.js';

interface AmendmentFacts {
  readonly amendment: Amendment;
  readonly number: string;
  readonly agency: AgencyRecord;
  readonly madeBy: string | null;
  readonly letterhead: Letterhead;
  readonly tracking: { readonly trackingUrl: string; readonly qr: string };
  readonly signature: AmendmentSheet['signature'];
}

/** Returns the content of a printed amendment: what was agreed before and after, as stored when it was made. */
export function amendmentSheet(facts: AmendmentFacts): AmendmentSheet {
  const { amendment, number, agency, madeBy, letterhead, tracking, signature } = facts;
  const { reason } = amendment;
  const difference = differenceOf(amendment);
  return {
    ...letterhead,
    ...tracking,
    agency: agencySheet(agency),
    number,
    amendment: amendment.number,
    kind: AMENDMENT_LABELS[amendment.kind],
    madeOn: readableDay(agencyDay(amendment.createdAt)),
    from: toReadableTime(amendment.at),
    madeBy,
    customer: amendment.signatory,
    facts: factsOf(amendment.before, amendment.after),
    pricing: pricingOf(amendment),
    difference: `${compareMoney(difference, '0') > 0 ? '+ ' : ''}${formatMoney(difference)}`,
    reason: reason ?? null,
    signature,
  };
}

function factsOf(before: RentalTerms, after: RentalTerms): ChangedFact[] {
  const fact = (label: string, say: (terms: RentalTerms) => string): ChangedFact => ({
    label,
    before: say(before),
    after: say(after),
    changed: say(before) !== say(after),
  });
  return [
    fact('Véhicule', ({ vehicleName, plateNumber }) => `${vehicleName}, ${leftToRight(plateNumber)}`),
    fact('Départ', ({ startsAt, pickupPlace }) => `${toReadableTime(new Date(startsAt))}, ${pickupPlace}`),
    fact('Retour', ({ endsAt, returnPlace }) => `${toReadableTime(new Date(endsAt))}, ${returnPlace}`),
    fact('Durée', ({ days }) => readableDays(days)),
    fact('Prix total TTC', ({ total }) => formatMoney(total)),
  ];
}

function pricingOf({ pricing, dailyPrice }: Amendment): string | null {
  switch (pricing) {
    case ChangePricing.TIERS:
      return 'Prix de la durée entière selon le tarif du véhicule.';
    case ChangePricing.DAILY:
      return `Prix convenu par jour : ${formatMoney(dailyPrice ?? '0')}.`;
    case ChangePricing.AGREED:
      return 'Montant convenu.';
    case ChangePricing.UNCHANGED:
      return 'Le prix reste inchangé.';
    default:
      return null;
  }
}
