/** `/staff` for somebody of the team. */
export interface StaffAnswer {
  readonly email: string;
}
