import { Arg, Authorized, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { idOf } from '../../../kernel/ids.js';
import { type Page, pageRequest } from '../../../kernel/page.js';
import { parseNewWebhook, parseWebhookEdit } from './webhook.commands.js';
import { WebhookDelivery, type WebhookDeliveryRecord } from './webhook-delivery.entity.js';
import { Webhook, type WebhookRecord } from './webhook.entity.js';
import {
  CreateWebhookInput,
  UpdateWebhookInput,
  WebhookDeliveryFilter,
  WebhookDeliveryInput,
  WebhookInput,
} from './webhook.input.js';
import type { WebhookService, WebhookWithSecret } from './webhook.service.js';

@ObjectType({ description: 'A page of webhooks.' })
class WebhookPage extends PageOf(Webhook) {}

@ObjectType({ description: 'A page of deliveries.' })
class WebhookDeliveryPage extends PageOf(WebhookDelivery) {}

@ObjectType('WebhookWithSecret', { description: 'A webhook and its signing secret, which is never shown again.' })
class WebhookWithSecretType {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;

  @Field(() => String, { description: 'whsec_…: verifies webhook-signature.' })
  secret!: string;
}

/** Lists and edits webhooks, and sends their deliveries again (docs/api.md#webhooks). */
@Resolver(() => Webhook)
export class WebhookResolver {
  constructor(private readonly service: WebhookService) {}

  @Authorized('ADMIN')
  @Query(() => WebhookPage, { description: 'Webhooks, newest first. Admin only.' })
  webhooks(
    @Ctx() { actor }: GraphQLContext,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<Page<WebhookRecord>> {
    return this.service.list(actor, pageRequest(page?.page, page?.size));
  }

  @Authorized('ADMIN')
  @Query(() => WebhookDeliveryPage, { description: 'Deliveries to a webhook, newest first. Admin only.' })
  webhookDeliveries(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => WebhookDeliveryFilter) filter: WebhookDeliveryFilter,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<Page<WebhookDeliveryRecord>> {
    return this.service.deliveries(actor, filter, pageRequest(page?.page, page?.size));
  }

  @Authorized('ADMIN')
  @Mutation(() => WebhookWithSecretType, {
    description: 'Registers a webhook and returns its secret, once. Admin only. Errors: VALIDATION, WEBHOOK.TOO_MANY.',
  })
  createWebhook(
    @Arg('input', () => CreateWebhookInput) input: CreateWebhookInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<WebhookWithSecret> {
    return this.service.create(actor, parseNewWebhook(input));
  }

  @Authorized('ADMIN')
  @Mutation(() => Webhook, {
    description: 'Changes a webhook. Admin only. Errors: VALIDATION, WEBHOOK.NOT_FOUND, WEBHOOK.VERSION_CONFLICT.',
  })
  updateWebhook(
    @Arg('input', () => UpdateWebhookInput) input: UpdateWebhookInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<Webhook> {
    return this.service.update(actor, parseWebhookEdit(input));
  }

  @Authorized('ADMIN')
  @Mutation(() => WebhookWithSecretType, {
    description:
      'Gives a webhook a new secret; for 24 hours the old one also signs. Admin only. Errors: WEBHOOK.NOT_FOUND.',
  })
  rotateWebhookSecret(
    @Arg('input', () => WebhookInput) { id }: WebhookInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<WebhookWithSecret> {
    return this.service.rotateSecret(actor, idOf(id));
  }

  @Authorized('ADMIN')
  @Mutation(() => Boolean, {
    description:
      'Deletes a webhook with its deliveries, including waiting ones. Admin only. Errors: WEBHOOK.NOT_FOUND.',
  })
  async deleteWebhook(
    @Arg('input', () => WebhookInput) { id }: WebhookInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<boolean> {
    await this.service.delete(actor, idOf(id));
    return true;
  }

  @Authorized('ADMIN')
  @Mutation(() => WebhookDelivery, {
    description:
      'Sends the event webhook.test, in a single attempt, even to a webhook that is off. Admin only. Errors: WEBHOOK.NOT_FOUND.',
  })
  sendTestWebhook(
    @Arg('input', () => WebhookInput) { id }: WebhookInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<WebhookDelivery> {
    return this.service.sendTest(actor, idOf(id));
  }

  @Authorized('ADMIN')
  @Mutation(() => WebhookDelivery, {
    description:
      'Sends a delivery again, as the same event, instead of the waiting attempts. Admin only. Errors: WEBHOOK.DELIVERY_NOT_FOUND, WEBHOOK.SWITCHED_OFF.',
  })
  replayWebhookDelivery(
    @Arg('input', () => WebhookDeliveryInput) { id }: WebhookDeliveryInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<WebhookDelivery> {
    return this.service.replay(actor, idOf(id));
  }

  @FieldResolver(() => WebhookDelivery, { nullable: true, description: 'Its newest delivery; null before the first.' })
  lastDelivery(@Root() { id }: WebhookRecord, @Ctx() { actor }: GraphQLContext): Promise<WebhookDeliveryRecord | null> {
    return this.service.lastDelivery(actor, id);
  }
}
