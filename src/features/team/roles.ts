import { type StaffRole, type StaffViewName, staffRoles } from '#site/staff.ts';

/*
 * Who may open or send what: the features declare it for each view and action of theirs with one of these groups.
 */

export const everyone: readonly StaffRole[] = staffRoles;
/** Those who see customers’ data. */
export const customerCare: readonly StaffRole[] = ['agent', 'administrator'];
export const content: readonly StaffRole[] = ['editor', 'administrator'];
export const administrators: readonly StaffRole[] = ['administrator'];

/** The view that a member sees first. */
export const firstView: Readonly<Record<StaffRole, StaffViewName>> = {
  agent: 'tickets',
  editor: 'marketing',
  administrator: 'tickets',
};

/** Whether a member of this role may see data about customers, also outside the team's pages. */
export function seesCustomers(role: StaffRole): boolean {
  return customerCare.includes(role);
}
