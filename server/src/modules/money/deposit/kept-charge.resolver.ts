import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { ReturnCharge } from '../../handover/return-charge/return-charge.entity.js';
import type { ReturnChargeReader } from '../../handover/return-charge/return-charge.reader.js';
import { DepositEntry } from './deposit-entry.entity.js';

/** Resolves the charge of a return for which a part of a deposit was kept. */
@Resolver(() => DepositEntry)
export class KeptChargeResolver {
  constructor(private readonly charges: ReturnChargeReader) {}

  @FieldResolver(() => ReturnCharge, {
    nullable: true,
    description:
      'The charge of the return that it was kept for, with its photos; null where it was kept for something else.',
  })
  async charge(@Root() { line }: DepositEntry, @Ctx() { actor }: GraphQLContext): Promise<ReturnCharge | null> {
    return line ? this.charges.ofLine(actor, line.id) : null;
  }
}
