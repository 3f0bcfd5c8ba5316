import { Authorized, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { Customer, type CustomerRecord } from '../../people/account/customer.entity.js';
import { InspectionPhoto, type InspectionPhotoRecord } from './inspection.entity.js';
import type { InspectionReader } from './inspection.reader.js';

/** Resolves photos of the papers of a customer (docs/rules/customers.md#records). */
@Resolver(() => Customer)
export class CustomerPapersResolver {
  constructor(private readonly reader: InspectionReader) {}

  @Authorized('STAFF')
  @FieldResolver(() => [InspectionPhoto], {
    description:
      'The newest photo of each side of their papers, from departures at which they were the first driver, until it is erased. Staff only.',
  })
  paperPhotos(@Root() customer: CustomerRecord, @Ctx() { actor }: GraphQLContext): Promise<InspectionPhotoRecord[]> {
    return this.reader.paperPhotos(actor, customer);
  }
}
