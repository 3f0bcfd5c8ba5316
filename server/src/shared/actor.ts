/** Who is asking: every service call receives one and decides by it. Never built from a payload. */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer'; readonly id: number; readonly sessionId: string }
  | { readonly kind: 'employee'; readonly id: number; readonly sessionId: string }
  | { readonly kind: 'admin'; readonly id: number; readonly sessionId: string };

export type CustomerActor = Extract<Actor, { kind: 'customer' }>;
export type StaffActor = Extract<Actor, { kind: 'employee' | 'admin' }>;

export const VISITOR: Actor = { kind: 'visitor' };

export function isStaff(actor: Actor): actor is StaffActor {
  return actor.kind === 'employee' || actor.kind === 'admin';
}
