import { ArrayNotEmpty } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsShortText } from '../../../kernel/field-rules.js';
import { IsChoice } from '../../../kernel/value-rules.js';
import { WebhookDeliveryStatus, WebhookEvent } from './webhook.enums.js';

const MAX_WEBHOOK_NAME = 60;
/** Characters. */
const MAX_URL = 500;

@InputType({ description: 'A webhook.' })
export class CreateWebhookInput {
  @IsShortText(MAX_WEBHOOK_NAME, 'Le nom')
  @Field(() => String, { description: 'What the agency calls it, at most 60 characters.' })
  name!: string;

  @IsShortText(MAX_URL, "L'adresse")
  @Field(() => String, {
    description:
      'Where events are sent: https, a host with public addresses, no user name, no fragment; at most 500 characters.',
  })
  url!: string;

  @ArrayNotEmpty({ message: 'Choisissez au moins un événement.' })
  @Field(() => [WebhookEvent], { description: 'Which events, at least one.' })
  events!: WebhookEvent[];

  @IsChoice([true, false], "L'envoi des événements")
  @Field(() => Boolean, { defaultValue: true, description: 'Whether events are sent.' })
  active: boolean = true;
}

@InputType({ description: 'Changes of a webhook. What is left out stays as it is.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;

  @Field(() => Int, { description: 'Version the edit started from; another one since then is refused.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'What the agency calls it, at most 60 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Where events are sent; see CreateWebhookInput.' })
  url?: string | null;

  @Field(() => [WebhookEvent], { nullable: true, description: 'Which events, at least one.' })
  events?: WebhookEvent[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether events are sent.' })
  active?: boolean | null;
}

@InputType({ description: 'Which webhook.' })
export class WebhookInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@InputType({ description: 'Which delivery.' })
export class WebhookDeliveryInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@InputType({ description: 'Which deliveries.' })
export class WebhookDeliveryFilter {
  @Field(() => ID, { description: 'To which webhook.' })
  webhookId!: string;

  @Field(() => WebhookDeliveryStatus, { nullable: true, description: 'How far they are; all when left out.' })
  status?: WebhookDeliveryStatus | null;
}
