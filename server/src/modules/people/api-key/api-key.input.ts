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

  @Field(() => ApiKeyScope, { description: 'What it may do there; WRITE reads as well.' })
  access!: ApiKeyScope;
}

@InputType({ description: 'A new key.' })
export class CreateApiKeyInput {
  @IsShortText(MAX_KEY_NAME, 'Le nom')
  @Field(() => String, { description: 'What it is for; at most 60 characters.' })
  name!: string;

  @Field(() => [KeyGrantInput], {
    nullable: true,
    description: 'The areas it opens, each once. One at least; the others stay closed.',
  })
  grants?: KeyGrantInput[] | null;

  @Field(() => ApiKeyScope, {
    nullable: true,
    deprecationReason: 'Send grants. It opens every area.',
    description: 'What it may do, in every area; read when grants is left out.',
  })
  scope?: ApiKeyScope | null;

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
