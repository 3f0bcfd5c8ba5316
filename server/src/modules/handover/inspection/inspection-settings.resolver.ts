import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { parseInspectionSettings } from './inspection.commands.js';
import { UpdateInspectionSettingsInput } from './inspection-settings.input.js';
import { InspectionSettings } from './inspection-settings.entity.js';
import type { InspectionSettingsService } from './inspection-settings.service.js';

/** The query and the mutation for the agency's settings of inspections. */
@Resolver()
export class InspectionSettingsResolver {
  constructor(private readonly service: InspectionSettingsService) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => InspectionSettings, { description: 'What the agency chose for its inspections. Staff only.' })
  inspectionSettings(): Promise<InspectionSettings> {
    return this.service.get();
  }

  @Authorized('ADMIN')
  @Mutation(() => InspectionSettings, {
    description:
      'Changes what the agency chose for its inspections. Admin only. Errors: VALIDATION, INSPECTION_SETTINGS.VERSION_CONFLICT.',
  })
  updateInspectionSettings(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => UpdateInspectionSettingsInput) input: UpdateInspectionSettingsInput,
  ): Promise<InspectionSettings> {
    return this.service.update(actor, parseInspectionSettings(input));
  }
}
