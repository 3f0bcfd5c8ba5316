import { Authorized, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import type { RetentionSettings } from './retention.rules.js';
import type { SettingsService } from './settings.service.js';

@ObjectType('RetentionSettings', { description: 'How long what names people is kept (law 09-08).' })
class RetentionSettingsType {
  @Field(() => Int, { description: 'Months that messages of the contact form are kept.' })
  contactRetentionMonths!: number;

  @Field(() => Int, { description: 'Months that entries of the history of records are kept.' })
  auditRetentionMonths!: number;

  @Field(() => Int, { description: 'Days after which an account whose e-mail address was never proved is forgotten.' })
  unverifiedRetentionDays!: number;

  @Field(() => Int, { description: 'Months without a login or a reservation after which an account is forgotten.' })
  unusedRetentionMonths!: number;
}

/** The query `retentionSettings`: how long personal data is kept. The mutation `updateSettings` changes it. */
@Resolver()
export class RetentionSettingsResolver {
  constructor(private readonly settings: SettingsService) {}

  @Authorized('STAFF')
  @Query(() => RetentionSettingsType, { description: 'How long what names people is kept. Staff only.' })
  retentionSettings(@Ctx() { actor }: GraphQLContext): Promise<RetentionSettings> {
    return this.settings.retention(actor);
  }
}
