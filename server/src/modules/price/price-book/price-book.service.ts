import type { Actor } from '../../../kernel/actor.js';
import { isStaff } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/check-input.js';
import { compareMoney, type Money } from '../../../kernel/money.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import type { Period } from '../../../kernel/period.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { ChargeKind } from '../../fleet/quote/charge.rules.js';
import { type PriceBook, type PriceQuote, quotePrice, type QuoteRequest } from '../../fleet/quote/price-quote.js';
import { needsAgency, quoteRequest, type TripOptions } from '../../fleet/quote/trip-options.js';
import type { RequestedQuote, IncludedKm, PriceBooks, QuotedVehicle } from '../../fleet/vehicle/price-books.js';
import type { AgenciesById } from '../../fleet/agency/agencies-by-id.js';
import type { VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import type { ChargeRuleReader } from '../charge/charge.reader.js';
import type { ChargeRuleRecord } from '../charge/charge.entity.js';
import {
  promotedTrip,
  promotionProblem,
  type PromotionUses,
  UNKNOWN_CODE,
  USED_UP,
} from '../promotion/promotion-problem.js';
import type { PromotionReader } from '../promotion/promotion.reader.js';
import type { PromotionRecord } from '../promotion/promotion.entity.js';
import type { SeasonReader } from '../season/season.reader.js';
import { type ExtraOffer, extraProblems, type ExtraStocks, offersOf } from './extra-offers.js';

interface Deps {
  readonly settings: SettingsService;
  readonly seasons: SeasonReader;
  readonly charges: ChargeRuleReader;
  readonly stocks: ExtraStocks;
  readonly promotions: PromotionReader;
  readonly uses: PromotionUses;
  readonly snapshots: Snapshots;
  readonly limits: RateLimits;
  readonly agencies: AgenciesById;
}

/** Reads the present price rules, and prices trips by them. */
export class PriceBookService implements PriceBooks {
  constructor(private readonly deps: Deps) {}

  /** Returns the present price rules. Must not be called within a transaction. */
  current(): Promise<PriceBook> {
    return this.deps.snapshots.remember(['price book'], () => this.gather());
  }

  /** Returns the km per rental day that the price of each category includes (docs/rules/prices.md#included-kilometres). */
  async includedKm(): Promise<readonly IncludedKm[]> {
    return (await this.deps.seasons.settings()).includedKm;
  }

  private async gather(): Promise<PriceBook> {
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

  /**
   * Prices a trip by the present rules. Attempts with unknown codes are limited by address, because codes could be guessed. Throws
   * ValidationError for unavailable extras and refused codes, TooManyRequestsError.
   */
  async quote(request: RequestedQuote): Promise<PriceQuote> {
    const { ip, byStaff, options } = request;
    if (ip === undefined || byStaff || !options?.promotionCode) return this.price(request);
    const guesses = [{ name: 'unknown-promotion', key: ip }] as const;
    return this.deps.limits.attempt(guesses, () => this.price(request), isUnknownCode);
  }

  private async price(trip: RequestedQuote): Promise<PriceQuote> {
    const book = await this.current();
    const request = await this.requestOf(trip, book);
    const { extras } = request;
    const problems = extras?.length ? extraProblems(extras, await this.offersFor(trip, request, book)) : {};
    const { promotion, problem } = await this.promotionFor(trip, book);
    refuse({ ...problems, ...(problem && { promotionCode: [problem] }) });
    return quotePrice({ ...request, promotion }, book);
  }

  /** Returns the requested promotion with its problem for the trip, if any. */
  private async promotionFor(
    { options, ...trip }: RequestedQuote,
    { graceMinutes }: PriceBook,
  ): Promise<{ promotion?: PromotionRecord | undefined; problem?: string | undefined }> {
    const code = options?.promotionCode;
    if (!code) return {};
    const promotion = await this.deps.promotions.byCode(code);
    const problem = promotionProblem(promotion, promotedTrip(trip.vehicle, trip, graceMinutes));
    const usedUp = promotion?.maxUses != null && (await this.deps.uses.of(promotion.id)) >= promotion.maxUses;
    return { promotion, problem: problem ?? (usedUp ? USED_UP : undefined) };
  }

  /** Returns the vehicle with the lowest price over a period for visitors, whether or not it is free; undefined without vehicles. */
  async cheapestOf(vehicles: readonly VehicleRecord[], period: Period): Promise<VehicleRecord | undefined> {
    const book = await this.current();
    let cheapest: { readonly vehicle: VehicleRecord; readonly total: Money } | undefined;
    for (const vehicle of vehicles) {
      const { total } = quotePrice(
        await this.requestOf({ ...period, vehicle, registered: false, byStaff: true }, book),
        book,
      );
      if (!cheapest || compareMoney(total, cheapest.total) < 0) cheapest = { vehicle, total };
    }
    return cheapest?.vehicle;
  }

  /** Returns the extras available for a trip, in the agency's order. */
  async extras(
    actor: Actor,
    vehicle: QuotedVehicle,
    period: Period,
    options: TripOptions,
  ): Promise<ExtraOffer<ChargeRuleRecord>[]> {
    const asked = { ...period, vehicle, registered: false, options, byStaff: isStaff(actor) };
    const book = await this.current();
    return this.offersFor(asked, await this.requestOf(asked, book), book);
  }

  private async offersFor(
    { startsAt, endsAt, byStaff }: RequestedQuote,
    request: QuoteRequest,
    book: PriceBook,
  ): Promise<ExtraOffer<ChargeRuleRecord>[]> {
    const rules = await this.deps.charges.inUse();
    const stocked = rules.filter(({ stock }) => stock != null);
    const left = stocked.length > 0 ? await this.deps.stocks.left(stocked, { startsAt, endsAt }) : new Map();
    return offersOf(request, book, rules, { byStaff, left });
  }

  private async requestOf(
    { vehicle, startsAt, endsAt, registered, options }: RequestedQuote,
    book: PriceBook,
  ): Promise<QuoteRequest> {
    const agency = needsAgency(book) ? await this.deps.agencies.get(vehicle.agencyId) : undefined;
    return quoteRequest(vehicle, { startsAt, endsAt }, registered, { ...options, agency });
  }
}

function isUnknownCode(error: unknown): boolean {
  return error instanceof ValidationError && error.fields['promotionCode']?.includes(UNKNOWN_CODE) === true;
}
