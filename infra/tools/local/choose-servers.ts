// Chooses the servers for tests: containers of the production images, or locally installed servers.
import { imagesHere } from '@theke/local-servers/container';
import { postgresContainer, rabbitmqContainer, s3Container } from '@theke/local-servers/container-images';
import { isPostgresInstalled } from '@theke/local-servers/postgres';
import { isRabbitmqInstalled } from '@theke/local-servers/rabbitmq';
import { s3ServerPath } from '@theke/local-servers/s3-server';
import { type Kind, kinds, type Place, type Places } from '@theke/local-servers/test-servers';

const images: Readonly<Record<Kind, string>> = {
  postgres: postgresContainer().image,
  rabbitmq: rabbitmqContainer.image,
  s3: s3Container.image,
};

type Found = Readonly<Record<Place, readonly Kind[]>>;

const find = (wanted: string | undefined): Found => {
  const available = wanted === 'local' ? [] : imagesHere(Object.values(images));
  const isInstalled = {
    postgres: isPostgresInstalled,
    rabbitmq: isRabbitmqInstalled,
    s3: () => s3ServerPath() !== undefined,
  };
  return {
    local: kinds.filter((kind) => isInstalled[kind]()),
    container: kinds.filter((kind) => available.includes(images[kind])),
  };
};

/**
 * Chooses a container if the engine has its image, otherwise the installed server. THEKE_SERVERS overrides this:
 * `containers` accepts nothing else, `local` starts none.
 * @throws if containers are required and an image is missing
 */
export function chooseServers(wish = process.env.THEKE_SERVERS, found = find(wish)): Places {
  if (wish && wish !== 'containers' && wish !== 'local')
    throw new Error(`THEKE_SERVERS is "containers" or "local", not "${wish}".`);
  const missing = kinds.filter((kind) => !found.container.includes(kind)).map((kind) => images[kind]);
  if (wish === 'containers' && missing.length > 0)
    throw new Error(`THEKE_SERVERS=containers: no container engine has ${missing.join(', ')}.`);
  const order: readonly Place[] =
    wish === 'containers' ? ['container'] : wish === 'local' ? ['local'] : ['container', 'local'];
  const places = kinds.map((kind) => [kind, order.find((place) => found[place].includes(kind))] as const);
  return Object.fromEntries(places.filter(([, place]) => place));
}

/** `postgres local, rabbitmq in a container (rabbitmq:4.2)`. */
export const describePlaces = (places: Places): string =>
  kinds
    .map((kind) => {
      const place = places[kind];
      return `${kind} ${place === 'container' ? `in a container (${images[kind]})` : (place ?? 'none')}`;
    })
    .join(', ');
