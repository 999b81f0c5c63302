import type { IScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import type { ITriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1/TriggerAuthentication';
import { serviceNames } from '@theke/topology/topology';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import type { IService } from 'kubernetes-models/v1/Service';
import { stringify } from 'yaml';
import { filesDir, metricsPort, type Part, parts, secretVariables } from './parts.ts';

/** Made by whoever operates the cluster (docs/operating.md). */
const secretName = 'theke';
const settingsName = 'theke-settings';
const filesClaim = 'theke-files';

/** Waiting events that one replica is thought to clear in time; more bring another replica. */
const eventsPerReplica = 200;
const replicas = { least: 2, most: 8 };

const labelsOf = (name: string) => ({ 'app.kubernetes.io/part-of': 'theke', 'app.kubernetes.io/name': name });

const variable = (name: string, isRequired: boolean) => {
  const where = { key: name, ...(isRequired ? {} : { optional: true }) };
  return secretVariables.includes(name)
    ? { name, valueFrom: { secretKeyRef: { name: secretName, ...where } } }
    : { name, valueFrom: { configMapKeyRef: { name: settingsName, ...where } } };
};

const probe = (path: string, failureThreshold: number) => ({
  httpGet: { path, port: 'http' },
  periodSeconds: 5,
  timeoutSeconds: 4,
  failureThreshold,
});

/** Where its figures are: a service's behind the gateway, the gateway's beside the port that everybody reaches. */
const figuresAt = ({ name, port }: Part): number => (name === 'gateway' ? metricsPort : port);

const container = ({ name, command, port, fixed, required, optional, keepsFiles }: Part): IContainer => ({
  name,
  image: `theke/${name}`,
  command: [...command],
  ports: [
    { name: 'http', containerPort: port },
    ...('METRICS_PORT' in fixed ? [{ name: 'metrics', containerPort: Number(fixed.METRICS_PORT) }] : []),
  ],
  env: [
    ...Object.entries(fixed).map(([key, value]) => ({ name: key, value })),
    ...required.map((key) => variable(key, true)),
    ...optional.map((key) => variable(key, false)),
  ],
  // A service begins when its database and the bus are there. Afterwards it stays in: while the broker is away orders are
  // taken and wait in the outbox, and a gateway serves what it knows while a service is away. So only its own silence takes a
  // replica out, and a longer one ends it.
  startupProbe: probe(name === 'gateway' ? '/health/live' : '/health/ready', 60),
  readinessProbe: probe('/health/live', 2),
  livenessProbe: probe('/health/live', 6),
  resources: {
    requests: { cpu: '100m', memory: '192Mi' },
    // Pictures and pages of PDF are drawn beside the process.
    limits: { memory: keepsFiles ? '1Gi' : '512Mi' },
  },
  securityContext: {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  },
  volumeMounts: [
    { name: 'scratch', mountPath: '/tmp' },
    ...(keepsFiles ? [{ name: 'files', mountPath: filesDir }] : []),
  ],
});

const deployment = (part: Part): IDeployment => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: part.name, labels: labelsOf(part.name) },
  spec: {
    // How many there are, the autoscaler says.
    selector: { matchLabels: labelsOf(part.name) },
    strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
    template: {
      metadata: {
        labels: labelsOf(part.name),
        annotations: { 'prometheus.io/scrape': 'true', 'prometheus.io/port': String(figuresAt(part)) },
      },
      spec: {
        automountServiceAccountToken: false,
        // Their variables would stand beside ours, and one day be called like one of them.
        enableServiceLinks: false,
        // 20 s to finish what it began.
        terminationGracePeriodSeconds: 30,
        // Of the user `node` in the image.
        securityContext: {
          runAsNonRoot: true,
          runAsUser: 1000,
          runAsGroup: 1000,
          fsGroup: 1000,
          seccompProfile: { type: 'RuntimeDefault' },
        },
        topologySpreadConstraints: [
          {
            maxSkew: 1,
            topologyKey: 'kubernetes.io/hostname',
            whenUnsatisfiable: 'ScheduleAnyway',
            labelSelector: { matchLabels: labelsOf(part.name) },
          },
        ],
        containers: [container(part)],
        volumes: [
          { name: 'scratch', emptyDir: {} },
          ...(part.keepsFiles ? [{ name: 'files', persistentVolumeClaim: { claimName: filesClaim } }] : []),
        ],
      },
    },
  },
});

const service = ({ name, port }: Part): IService => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, labels: labelsOf(name) },
  spec: { selector: labelsOf(name), ports: [{ name: 'http', port, targetPort: 'http' }] },
});

const disruptionBudget = ({ name }: Part): IPodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name, labels: labelsOf(name) },
  spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf(name) } },
});

const byLoad = { type: 'cpu', metricType: 'Utilization', metadata: { value: '70' } } as const;

const byQueue = (name: string) => ({
  type: 'rabbitmq',
  metadata: {
    protocol: 'amqp',
    vhostName: '/',
    queueName: `theke.${name}`,
    mode: 'QueueLength',
    value: String(eventsPerReplica),
  },
  authenticationRef: { name: 'theke-bus' },
});

const autoscaling = ({ name, hasQueue }: Part): IScaledObject => ({
  apiVersion: 'keda.sh/v1alpha1',
  kind: 'ScaledObject',
  metadata: { name, labels: labelsOf(name) },
  spec: {
    scaleTargetRef: { name },
    minReplicaCount: replicas.least,
    maxReplicaCount: replicas.most,
    triggers: [...(hasQueue ? [byQueue(name)] : []), byLoad],
  },
});

/** The namespace of our queues is part of their names; the broker's address is the services' own. */
const busAccess: ITriggerAuthentication = {
  apiVersion: 'keda.sh/v1alpha1',
  kind: 'TriggerAuthentication',
  metadata: { name: 'theke-bus' },
  spec: { secretTargetRef: [{ parameter: 'host', name: secretName, key: 'BUS_URL' }] },
};

/** Replicas of media share the folder. */
const files: IPersistentVolumeClaim = {
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name: filesClaim },
  spec: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '20Gi' } } },
};

/** Every host leads to the gateway: which business it is, the gateway knows. https ends here. */
const ingress = (gateway: Part): IIngress => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'Ingress',
  metadata: { name: gateway.name, labels: labelsOf(gateway.name) },
  spec: {
    rules: [
      {
        http: {
          paths: [
            { path: '/', pathType: 'Prefix', backend: { service: { name: gateway.name, port: { name: 'http' } } } },
          ],
        },
      },
    ],
  },
});

/** Services answer whoever signs as the gateway; nobody else has a reason to ask, except who collects figures. */
const onlyFromTheGateway: INetworkPolicy = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: 'services-are-asked-by-the-gateway' },
  spec: {
    podSelector: {
      matchExpressions: [{ key: 'app.kubernetes.io/name', operator: 'In', values: [...serviceNames] }],
      matchLabels: { 'app.kubernetes.io/part-of': 'theke' },
    },
    policyTypes: ['Ingress'],
    ingress: [
      {
        from: [
          { podSelector: { matchLabels: labelsOf('gateway') } },
          { namespaceSelector: {}, podSelector: { matchLabels: { 'app.kubernetes.io/name': 'prometheus' } } },
        ],
      },
    ],
  },
};

/** What is applied, by file. */
export const kubernetesObjects = (): ReadonlyMap<string, readonly object[]> =>
  new Map<string, object[]>([
    ['common.yaml', [busAccess, files, onlyFromTheGateway]],
    ...parts.map((part): [string, object[]] => [
      `${part.name}.yaml`,
      [
        deployment(part),
        service(part),
        disruptionBudget(part),
        autoscaling(part),
        ...(part.name === 'gateway' ? [ingress(part)] : []),
      ],
    ]),
  ]);

/** infra/k8s, with the list that `kubectl apply -k infra/k8s` reads. */
export function kubernetesFiles(): ReadonlyMap<string, string> {
  const objects = kubernetesObjects();
  const kustomization = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: [...objects.keys()],
  };
  const head =
    '# Written by `npm run containers` from packages/topology/src/topology.ts; docs/operating.md says what it needs.\n';
  const textOf = (all: readonly object[]) =>
    head + all.map((one) => stringify(one, { lineWidth: 0, aliasDuplicateObjects: false })).join('---\n');
  return new Map([
    ['kustomization.yaml', textOf([kustomization])],
    ...[...objects].map(([name, all]): [string, string] => [name, textOf(all)]),
  ]);
}
