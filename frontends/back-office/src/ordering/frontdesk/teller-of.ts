import type { Me } from '@theke/contracts/identity/user';

/** User of the front desk with an employee's permissions; the server checks the key only. */
export const tellerOf = ({ name, branch }: { name: string; branch: string }): Me => ({
  id: '',
  email: '',
  firstName: name,
  lastName: '',
  roles: ['ROLE_EMPLOYEE'],
  branches: [{ id: branch }],
});
