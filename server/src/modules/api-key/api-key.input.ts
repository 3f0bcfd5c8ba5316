import { Field, ID, InputType } from 'type-graphql';
import { LocalDateScalar } from '../../graphql/scalars.js';
import { IsShortText } from '../../shared/field-rules.js';
import { ApiKeyScope } from './api-key.entity.js';

const MAX_KEY_NAME = 60;

@InputType({ description: 'A new key.' })
export class CreateApiKeyInput {
  @IsShortText(MAX_KEY_NAME, 'Le nom')
  @Field(() => String, { description: 'What it is for; at most 60 characters.' })
  name!: string;

  @Field(() => ApiKeyScope, { description: 'What it may do.' })
  scope!: ApiKeyScope;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The last day it works, at the agency; without one it works until it is revoked.',
  })
  lastDay?: string | null;
}

@InputType({ description: 'Which key is ended.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'The key.' })
  id!: string;
}
