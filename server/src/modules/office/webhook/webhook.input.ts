import { ArrayNotEmpty } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsShortText } from '../../../kernel/field-rules.js';
import { IsChoice } from '../../../kernel/value-rules.js';
import { WebhookDeliveryStatus, WebhookEvent } from './webhook.enums.js';

const MAX_WEBHOOK_NAME = 60;
/** In characters. */
const MAX_URL = 500;

@InputType({ description: 'A webhook.' })
export class CreateWebhookInput {
  @IsShortText(MAX_WEBHOOK_NAME, 'Le nom')
  @Field(() => String, { description: 'Name given by the agency, at most 60 characters.' })
  name!: string;

  @IsShortText(MAX_URL, "L'adresse")
  @Field(() => String, {
    description:
      'The address that events are sent to: https, a host with public addresses, no user name, no fragment; at most 500 characters.',
  })
  url!: string;

  @ArrayNotEmpty({ message: 'Choisissez au moins un événement.' })
  @Field(() => [WebhookEvent], { description: 'The events to send, at least one.' })
  events!: WebhookEvent[];

  @IsChoice([true, false], "L'envoi des événements")
  @Field(() => Boolean, { defaultValue: true, description: 'Whether events are sent.' })
  active: boolean = true;
}

@InputType({ description: 'Changes of a webhook. Fields that are left out keep their value.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'The record to change.' })
  id!: string;

  @Field(() => Int, { description: 'Version that the edit started from; refused if it has changed since.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Name given by the agency, at most 60 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The address that events are sent to; see CreateWebhookInput.' })
  url?: string | null;

  @Field(() => [WebhookEvent], { nullable: true, description: 'The events to send, at least one.' })
  events?: WebhookEvent[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether events are sent.' })
  active?: boolean | null;
}

@InputType({ description: 'A webhook.' })
export class WebhookInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@InputType({ description: 'A delivery.' })
export class WebhookDeliveryInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@InputType({ description: 'A filter of deliveries.' })
export class WebhookDeliveryFilter {
  @Field(() => ID, { description: 'The webhook that they were sent to.' })
  webhookId!: string;

  @Field(() => WebhookDeliveryStatus, { nullable: true, description: 'Their state; all if left out.' })
  status?: WebhookDeliveryStatus | null;
}
