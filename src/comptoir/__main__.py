from comptoir.cli import main

raise SystemExit(main())
