import type { Me } from '@theke/contracts/identity/user';

/** Whoever stands at the counter may do what an employee of the branch may; the server goes by the key alone. */
export const tellerOf = ({ name, branch }: { name: string; branch: string }): Me => ({
  id: '',
  email: '',
  firstName: name,
  lastName: '',
  roles: ['ROLE_EMPLOYEE'],
  branches: [{ id: branch }],
});
