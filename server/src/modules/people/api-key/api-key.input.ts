import { Field, ID, InputType } from 'type-graphql';
import { LocalDateScalar } from '../../../platform/graphql/scalars.js';
import { IsShortText } from '../../../kernel/field-rules.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ApiKeyScope } from './api-key.entity.js';

const MAX_KEY_NAME = 60;

@InputType({ description: 'An area that a key opens.' })
export class KeyGrantInput {
  @Field(() => KeyArea, { description: 'The area.' })
  area!: KeyArea;

  @Field(() => ApiKeyScope, { description: 'What the key may do there; WRITE includes reading.' })
  access!: ApiKeyScope;
}

@InputType({ description: 'A new key.' })
export class CreateApiKeyInput {
  @IsShortText(MAX_KEY_NAME, 'Le nom')
  @Field(() => String, { description: 'Its purpose; at most 60 characters.' })
  name!: string;

  @Field(() => [KeyGrantInput], {
    description: 'The areas that it opens, each once and at least one; the others stay closed.',
  })
  grants!: KeyGrantInput[];

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The last day on which it works, at the agency; without one it works until it is revoked.',
  })
  lastDay?: string | null;
}

@InputType({ description: 'The key to revoke.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'The key.' })
  id!: string;
}
