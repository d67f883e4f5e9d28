import type { ListEnds, Paged, StaffActionLine } from '#platform/contracts/staff.ts';
import type { StaffPlace, StaffRole } from '#site/staff.ts';

declare module '#site/staff.ts' {
  interface StaffViews {
    readonly team: StaffTeamView;
    readonly log: StaffLogView;
    readonly security: StaffSecurityView;
  }
  interface StaffActions {
    readonly invite: unknown;
    readonly resendInvitation: unknown;
    readonly withdrawInvitation: unknown;
    readonly changeRole: unknown;
    readonly removeMember: unknown;
    readonly resetSecondFactor: unknown;
    readonly secondFactorRule: unknown;
    readonly enterFactor: unknown;
    readonly startTotp: unknown;
    readonly confirmTotp: unknown;
    readonly removeTotp: unknown;
    readonly newRecoveryCodes: unknown;
    readonly renamePasskey: unknown;
    readonly removePasskey: unknown;
  }
}

/** What a member can prove themselves with. */
export interface FactorWays {
  readonly passkey: boolean;
  readonly totp: boolean;
}

/** Shown instead of the forms of a view, until the member has proven again who they are. */
export interface Confirmation {
  /** Whether they have done so a short while ago. */
  readonly isRecent: boolean;
  readonly ways: FactorWays;
}

export interface TeamLine {
  /** Undefined for an address of STAFF_EMAILS, which cannot be changed here. */
  readonly id: string | undefined;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly invitedBy: string | undefined;
  readonly invitedAt: number | undefined;
  /** Undefined as long as the invitation is not accepted. */
  readonly joinedAt: number | undefined;
  readonly expiresAt: number | undefined;
  readonly hasFactor: boolean;
}

export interface StaffTeamView extends Confirmation {
  readonly kind: 'team';
  /** The address of the member who sees the page. */
  readonly own: string;
  readonly members: readonly TeamLine[];
  readonly invitations: readonly TeamLine[];
  readonly isFactorRequired: boolean;
  /** STAFF_SECOND_FACTOR decides it. */
  readonly isFactorFixed: boolean;
}

export interface PasskeyLine {
  readonly id: string;
  readonly name: string;
  readonly addedAt: number;
  readonly usedAt: number | undefined;
}

export interface StaffSecurityView extends Confirmation {
  readonly kind: 'security';
  readonly passkeys: readonly PasskeyLine[];
  readonly totpAddedAt: number | undefined;
  /** An app that is being set up: its key, and what the QR code contains. */
  readonly pending: { readonly key: string; readonly address: string } | undefined;
  readonly recoveryLeft: number;
  /** They have to set up a second factor before they can open anything else. */
  readonly isFirst: boolean;
}

/** Asks for the second factor, and then leads to the place that was requested. */
export interface StaffFactorView {
  readonly kind: 'factor';
  readonly ways: FactorWays;
  readonly next: StaffPlace;
}

export interface StaffInvitationView {
  readonly kind: 'invitation';
  /** `expired`: used, withdrawn, too old, or never made. `other`: somebody else is signed in. */
  readonly state: 'expired' | 'signIn' | 'other' | 'accept';
  readonly token: string;
  readonly invitedBy: string;
  /** Masked. */
  readonly email: string;
  readonly role: StaffRole;
}

export interface StaffLogView extends Paged {
  readonly kind: 'log';
  readonly actions: readonly StaffActionLine[];
  readonly ends: ListEnds | undefined;
  /** The members who can be chosen. */
  readonly members: readonly string[];
  readonly place: StaffPlace;
}
