declare const brand: unique symbol
type Brand<Name extends string> = string & { readonly [brand]: Name }

export type UserId = Brand<'UserId'>
export type RegistrationId = Brand<'RegistrationId'>
export type SessionId = Brand<'SessionId'>
export type PlanId = Brand<'PlanId'>
export type ChapterId = Brand<'ChapterId'>
export type ConversationId = Brand<'ConversationId'>
export type MessageId = Brand<'MessageId'>
export type LedgerEntryId = Brand<'LedgerEntryId'>
export type PurchaseId = Brand<'PurchaseId'>
export type RevisionId = Brand<'RevisionId'>
export type AuditEntryId = Brand<'AuditEntryId'>
export type PlacementId = Brand<'PlacementId'>
export type StaffNoteId = Brand<'StaffNoteId'>
export type ModelCallId = Brand<'ModelCallId'>
export type ResourceId = Brand<'ResourceId'>

// Each constructor trusts its caller: the edge (contract, database) has checked that the text is a UUID.
export const UserId = (text: string): UserId => text as UserId
export const RegistrationId = (text: string): RegistrationId => text as RegistrationId
export const SessionId = (text: string): SessionId => text as SessionId
export const PlanId = (text: string): PlanId => text as PlanId
export const ChapterId = (text: string): ChapterId => text as ChapterId
export const ConversationId = (text: string): ConversationId => text as ConversationId
export const MessageId = (text: string): MessageId => text as MessageId
export const LedgerEntryId = (text: string): LedgerEntryId => text as LedgerEntryId
export const PurchaseId = (text: string): PurchaseId => text as PurchaseId
export const RevisionId = (text: string): RevisionId => text as RevisionId
export const AuditEntryId = (text: string): AuditEntryId => text as AuditEntryId
export const PlacementId = (text: string): PlacementId => text as PlacementId
export const StaffNoteId = (text: string): StaffNoteId => text as StaffNoteId
export const ModelCallId = (text: string): ModelCallId => text as ModelCallId
export const ResourceId = (text: string): ResourceId => text as ResourceId
