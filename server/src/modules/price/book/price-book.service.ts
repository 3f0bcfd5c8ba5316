import type { Actor } from '../../../kernel/actor.js';
import { isStaff } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import type { Period } from '../../../kernel/period.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { ChargeKind } from '../../fleet/quote/charge.rules.js';
import { type PriceBook, type PriceQuote, quotePrice, type QuoteRequest } from '../../fleet/quote/price-quote.js';
import { asksAgency, quoteRequest, type TripOptions } from '../../fleet/quote/trip-options.js';
import type { AskedQuote, PriceBooks, VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import type { ChargeRuleReader, ChargeRuleRecord } from '../charge/charge.reader.js';
import type { SeasonReader } from '../season/season.reader.js';
import { type ExtraOffer, extraProblems, type ExtraStocks, offersOf } from './extra-offers.js';

interface Deps {
  readonly settings: SettingsService;
  readonly seasons: SeasonReader;
  readonly charges: ChargeRuleReader;
  readonly stocks: ExtraStocks;
}

/** Gathers what all prices of a moment are made of, and prices trips. */
export class PriceBookService implements PriceBooks {
  constructor(private readonly deps: Deps) {}

  /** Gives the prices as they stand now. Must not be called within a transaction. */
  async current(): Promise<PriceBook> {
    const { settings, seasons, charges } = this.deps;
    const [{ vatPercent, graceMinutes }, { seasonOfFirstDay }, inUse, rules] = await Promise.all([
      settings.shown(),
      seasons.settings(),
      seasons.inUse(),
      charges.inUse(),
    ]);
    return {
      ...{ seasons: inUse, seasonOfFirstDay, graceMinutes, vatPercent },
      charges: rules.filter(({ kind }) => kind !== ChargeKind.RETURN),
    };
  }

  /** Prices a trip as it stands now. Throws ValidationError at the extras that cannot be had. */
  async quote(asked: AskedQuote): Promise<PriceQuote> {
    const book = await this.current();
    const request = await requestOf(asked, book);
    const { extras } = request;
    if (extras?.length) refuse(extraProblems(extras, await this.offersFor(asked, request, book)));
    return quotePrice(request, book);
  }

  /** Gives the extras that can be had for a trip, in their order. */
  async extras(
    actor: Actor,
    vehicle: NonNullable<Awaited<ReturnType<VehicleReader['find']>>>,
    period: Period,
    options: TripOptions,
  ): Promise<ExtraOffer<ChargeRuleRecord>[]> {
    const asked = { ...period, vehicle, registered: false, options, byStaff: isStaff(actor) };
    const book = await this.current();
    return this.offersFor(asked, await requestOf(asked, book), book);
  }

  private async offersFor(
    { startsAt, endsAt, byStaff }: AskedQuote,
    request: QuoteRequest,
    book: PriceBook,
  ): Promise<ExtraOffer<ChargeRuleRecord>[]> {
    const rules = await this.deps.charges.inUse();
    const stocked = rules.filter(({ stock }) => stock != null);
    const left = stocked.length > 0 ? await this.deps.stocks.left(stocked, { startsAt, endsAt }) : new Map();
    return offersOf(request, book, rules, { byStaff, left });
  }
}

async function requestOf(
  { vehicle, startsAt, endsAt, registered, options }: AskedQuote,
  book: PriceBook,
): Promise<QuoteRequest> {
  const agency = asksAgency(book) ? await vehicle.agency.loadOrFail() : undefined;
  return quoteRequest(vehicle, { startsAt, endsAt }, registered, { ...options, agency });
}
